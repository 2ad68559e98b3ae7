// What the table's program asks of the browser. One object, called from Python.
import * as hold from "./hold.js";
import { arrows, listen } from "./listen.js";
import { patch, walk } from "./patch.js";
import * as store from "./store.js";
import * as updates from "./updates.js";
import * as worker from "./worker.js";

const live = () => document.querySelector("[data-region=live]");

/** Tells a screen reader a few lines (JSON), once. */
function announce(lines) {
  const said = JSON.parse(lines).map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  live().replaceChildren(...said);
}

/** See `patch.js`; all but the last as JSON. */
function show(changes, moves, quiet) {
  patch(JSON.parse(changes), JSON.parse(moves), quiet);
}

/** Gives the person a file. */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Shows the address (relative to the site) of what is now on the page, without loading it. */
function address(url) {
  const next = new URL(url, document.baseURI);
  history[next.pathname === location.pathname ? "replaceState" : "pushState"](null, "", next);
}

/** The page is another one now: its kind, its title, the symbols it draws with. */
function turn(kind, title, game, symbols) {
  if (document.title !== title) scrollTo(0, 0);
  document.body.dataset.page = kind;
  document.title = title;
  const sheet = document.querySelector("svg.sheet");
  if (game && sheet && !sheet.querySelector(`symbol[id^="${game}"]`)) sheet.insertAdjacentHTML("beforeend", symbols);
}

/** Shows a drawer of the table alone, or hides it (no `open`: the other of both); whether it is shown now. */
function drawer(name, open) {
  const found = document.querySelector(`[data-drawer="${name}"]`);
  if (!found) return false;
  const show = open ?? found.hidden;
  if (show) for (const other of document.querySelectorAll("[data-drawer]")) other.hidden = true;
  found.hidden = !show;
  return show;
}

/** Lights a rule in the drawer of the rules ("" for none) and brings it into sight. */
function find(rule) {
  const rules = document.querySelector('[data-drawer="rules"]');
  for (const old of rules?.querySelectorAll(".found") ?? []) old.classList.remove("found");
  const paragraph = rule && rules?.querySelector(`#${CSS.escape(rule)}`);
  if (!paragraph) return;
  paragraph.classList.add("found");
  paragraph.scrollIntoView({ block: "center" });
}

/** While the device is handed over nothing of the table can be reached, and nothing half typed is left. */
function cover(covered) {
  if (covered) document.querySelector("[data-do=type]")?.reset();
  document.getElementById("main").inert = covered;
  if (covered) document.querySelector("[data-region=cover] button")?.focus();
}

/** The article of another page of this site, as text. */
async function fetchArticle(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("main article")?.innerHTML ?? "";
}

/** Copies an address of this site; whether the clipboard was open to us. */
async function copy(url) {
  try {
    await navigator.clipboard.writeText(new URL(url, document.baseURI).href);
    return true;
  } catch {
    return false;
  }
}

const when = (time) => new Date(time).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
const kind = () => document.body.dataset.page;
const path = () => location.pathname;
const fragment = () => location.hash;
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const reload = () => location.reload();

/**
 * What happens around the page: `heard(id, revision)` of a table another tab has written, `held(id, held)` of
 * who plays at one, `parting()` when this page goes away, whatever the reason.
 */
function hear(heard, held, parting) {
  store.listenToTabs(heard);
  hold.tell(held);
  addEventListener("pagehide", () => parting());
}

const here = { address, announce, copy, cover, download, drawer, fetchArticle, find, fragment, hear, kind, listen };
window.pygamesPage = { ...store, ...hold, ...updates, ...worker, ...here, path, reload, show, still, turn, when };
arrows(walk);

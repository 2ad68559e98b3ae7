// What the table's program asks of the browser. One object, called from Python.
import * as hold from "./hold.js";
import { arrows, listen } from "./listen.js";
import { patch, walk } from "./patch.js";
import * as store from "./store.js";

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

/** Shows the address of what is now on the page, without loading it. */
function address(url, again) {
  history[again ? "replaceState" : "pushState"](null, "", url);
}

/** The page is another one now: its kind, its title, the symbols it draws with. */
function turn(kind, title, game, symbols) {
  document.body.dataset.page = kind;
  document.title = title;
  const sheet = document.querySelector("svg.sheet");
  if (game && sheet && !sheet.querySelector(`symbol[id^="${game}"]`)) sheet.insertAdjacentHTML("beforeend", symbols);
}

/** While the device is handed over nothing of the table can be reached. */
function cover(covered) {
  document.getElementById("main").inert = covered;
  if (covered) document.querySelector("[data-region=cover] button")?.focus();
}

/** The main part of another page of this site, as text. */
async function fetchMain(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("main").innerHTML;
}

window.pygamesPage = { ...store, ...hold, address, announce, cover, download, fetchMain, listen, show, turn };
arrows(walk);

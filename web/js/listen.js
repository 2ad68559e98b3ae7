// Hears every wish of the person and tells the table's program; what comes before it is ready waits.
// A wish is (kind, verb, what, data): an action's text, a verb of the page, a key, or a way to go.
import { nextTheme } from "./theme.js";

const waiting = [];
let tell = (...wish) => {
  waiting.push(wish);
  document.body.dataset.waiting = waiting.length;
};

/** From now on `handle(kind, verb, what, data)` is told; first of all that has waited. */
export function listen(handle) {
  tell = handle;
  delete document.body.dataset.waiting;
  for (const wish of waiting.splice(0)) handle(...wish);
}

function act(text) {
  const start = performance.now();
  tell("action", text, "", "");
  performance.measure("click", { start });
}

let met = ""; // what the first click of a double click met

addEventListener("click", (event) => {
  const found = event.target.closest?.("[data-action], [data-do], [data-card], a[href^='#']");
  if (!found || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (found.matches("a[href^='#']")) return go(event, found.hash.slice(1));
  const name = JSON.stringify(found.dataset);
  // The second click must not do what the first has laid under it, nor act twice.
  if (event.detail > 1 && (name !== met || found.dataset.action !== undefined)) return event.preventDefault();
  met = name;
  if (found.dataset.action !== undefined) return act(found.dataset.action);
  if (found.matches("form, input, select, textarea, summary")) return;
  if (found.dataset.do === undefined) return tell("card", found.dataset.card, "", "");
  event.preventDefault();
  if (found.dataset.do === "theme") nextTheme();
  else if (found.dataset.do === "close") tell("do", "close", closed(found), "");
  else tell("do", found.dataset.do, found.dataset.what ?? "", found.hash?.slice(1) ?? "");
  found.closest("details.menu")?.removeAttribute("open");
});

// A menu closes at a click anywhere else.
addEventListener("click", ({ target }) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(target)) menu.open = false;
});

// A way inside the page has no address of its own: that is the table's.
function go(event, id) {
  event.preventDefault();
  const aim = document.getElementById(id);
  aim?.scrollIntoView();
  aim?.focus();
}

// What a button closes: the line or the drawer it stands in, else the picture of a card.
function closed(button) {
  const around = button.closest("[data-notice], [data-drawer]");
  return around?.dataset.notice ?? around?.dataset.drawer ?? "card";
}

// A card that is also an action opens large by the other button, a long touch or the key i.
addEventListener("contextmenu", (event) => {
  const card = event.target.closest?.("[data-card]");
  if (!card) return;
  event.preventDefault();
  tell("card", card.dataset.card, "", "");
});

addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.do) return;
  event.preventDefault();
  const fields = JSON.stringify(Object.fromEntries(new FormData(form)));
  if (form.dataset.do === "type") form.reset();
  tell("do", form.dataset.do, form.dataset.what ?? "", fields);
});

addEventListener("change", async (event) => {
  const input = event.target;
  if (input.type !== "file" || !input.dataset.do || !input.files.length) return;
  const [file] = input.files;
  const text = await file.slice(0, 4_000_000).text(); // a record is far smaller: the rest is not wanted
  input.value = "";
  tell("do", input.dataset.do, file.name, text);
});

let walk = () => false;
export const arrows = (answer) => (walk = answer);

addEventListener("keydown", (event) => {
  const target = event.target;
  if (event.defaultPrevented || event.isComposing) return;
  const writing = target.matches?.("input:not([type=checkbox]), select, textarea, [contenteditable]");
  // A key held down is pressed once: a moment later something else has the focus.
  if (event.repeat && !event.key.startsWith("Arrow") && !target.matches?.("textarea")) {
    if (event.key === "Enter" || (event.key === " " && target.matches?.("[role=button]"))) event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    const menu = document.querySelector("details.menu[open]");
    if (!menu) return tell("key", "Escape", "", "");
    menu.open = false;
    return menu.querySelector("summary").focus();
  }
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.key === "Enter" || event.key === " ") && target.matches?.("[role=button]:not(button)")) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (walk(event)) event.preventDefault();
  else if (event.key === "i" && target.closest?.("[data-card]")) {
    tell("card", target.closest("[data-card]").dataset.card, "", "");
  } else if (event.key === "/" || event.key === ":") {
    const field = document.querySelector("[data-do=type] input");
    if (field) {
      event.preventDefault();
      field.focus();
    }
  } else if (event.key.length === 1 && event.key !== " ") tell("key", event.key, "", "");
});

addEventListener("popstate", () => tell("go", "", "", ""));

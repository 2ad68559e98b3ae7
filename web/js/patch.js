// Puts rendered text into the page's regions: keeps focus, keeps elements that stay, lets pieces glide.
import { Idiomorph } from "../vendor/idiomorph.js";

const GLIDE = { duration: 200, easing: "cubic-bezier(.2, .7, .3, 1)" };
const STOPS = ["board", "hand", "choices"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

const region = (name) => document.querySelector(`[data-region="${name}"]`);
const keyed = (key) => document.getElementById(`key-${key}`);
const name = (element) => element.dataset.action ?? element.dataset.do + " " + (element.dataset.what ?? "");
const MORPH = { morphStyle: "innerHTML", callbacks: { beforeNodeMorphed: (old, fresh) => !old.isEqualNode(fresh) } };

/**
 * changes: {region: html}; moves: [[from key, to key], ...] of the pieces that moved;
 * quiet: nothing glides, for a page that is another one now. Nothing glides below
 * a cover, nor when it is taken away.
 */
export function patch(changes, moves = [], quiet = false) {
  const held = document.activeElement?.closest("[data-action], [data-do]");
  const wanted = held && { name: name(held), region: held.closest("[data-region]")?.dataset.region };
  const parts = [];
  for (const [where, html] of Object.entries(changes)) {
    const target = region(where);
    if (target) parts.push([target, content(where, html)]);
  }
  const before = quiet || "cover" in changes || still.matches ? null : places(parts, moves);
  for (const [target, fresh] of parts) {
    if (fresh.hasChildNodes()) Idiomorph.morph(target, [...fresh.childNodes], MORPH);
    else target.replaceChildren();
  }
  if (wanted && !changes.cover) refocus(wanted);
  STOPS.forEach(rove);
  if (before?.size) glide(before, moves);
}

// As the page has it after a patch, so that what is the same is seen to be. A key is unique on the page:
// as an id it lets the morph move an element instead of rewriting it.
function content(where, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll("[data-key]"))
    element.id = `key-${element.getAttribute("data-key")}`;
  if (STOPS.includes(where))
    for (const action of template.content.querySelectorAll("[data-action]")) action.setAttribute("tabindex", "-1");
  return template.content;
}

function refocus(wanted) {
  const now = document.activeElement?.closest("[data-action], [data-do]");
  if (now && name(now) === wanted.name) return;
  const all = [...document.querySelectorAll("[data-action], [data-do]")];
  const next =
    all.find((element) => name(element) === wanted.name) ??
    region(wanted.region)?.querySelector(".can") ??
    STOPS.map((where) => region(where)?.querySelector(".can")).find(Boolean) ??
    document.querySelector("[data-region=cover] button") ??
    document.getElementById("main");
  next?.focus({ preventScroll: true });
}

// One stop for the Tab key in each region of actions; the arrow keys walk inside it.
function rove(where) {
  const actions = [...(region(where)?.querySelectorAll("[data-action]") ?? [])];
  const stop = actions.find((a) => a === document.activeElement) ?? actions.find((a) => a.matches(".can")) ?? actions[0];
  for (const action of actions) {
    const index = action === stop ? "0" : "-1";
    if (action.getAttribute("tabindex") !== index) action.setAttribute("tabindex", index);
  }
}

// Who comes back to a region by the Tab key comes to what can be done.
addEventListener("focusout", ({ target, relatedTarget }) => {
  const where = target.closest?.("[data-region]");
  if (where && STOPS.includes(where.dataset.region) && !where.contains(relatedTarget)) rove(where.dataset.region);
});

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Answers an arrow key on an action: the nearest action of its region that way gets the focus. */
export function walk(event) {
  const here = event.target.closest?.("[data-action]");
  const way = ARROWS[event.key];
  const where = here?.closest("[data-region]");
  if (!way || !where || event.ctrlKey || event.altKey || event.metaKey) return false;
  const [x, y] = middle(here.getBoundingClientRect());
  let best = null;
  let least = Infinity;
  for (const other of where.querySelectorAll("[data-action]")) {
    const [ox, oy] = middle(other.getBoundingClientRect());
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (other === here || along < 1) continue;
    if (along + 3 * aside < least) [best, least] = [other, along + 3 * aside];
  }
  best?.focus();
  rove(where.dataset.region);
  return true;
}

const middle = (r) => [r.x + r.width / 2, r.y + r.height / 2];

// Where things lie that may lie elsewhere after the patch: those that moved, and all of a region in which
// something comes or goes. What lies on a thing goes with it.
function places(parts, moves) {
  const keys = new Set(moves.flat());
  for (const [target, fresh] of parts) {
    const old = outermost(target);
    if (old.join(" ") !== outermost(fresh).join(" ")) for (const key of old) keys.add(key);
  }
  const found = new Map();
  for (const key of keys) {
    const element = keyed(key);
    if (element) found.set(key, element.getBoundingClientRect());
  }
  return found;
}

const outermost = (root) =>
  [...root.querySelectorAll("[data-key]")].filter((e) => !e.parentNode.closest?.("[data-key]")).map((e) => e.dataset.key);

// On a square it is the piece that has moved there, not the square.
function moved(key) {
  const element = keyed(key);
  return (element?.matches(".square") && element.querySelector(".piece")) || element;
}

// All is measured first: to measure after a change makes the browser lay the page out anew.
function glide(before, moves) {
  const origin = new Map(moves.map(([from, to]) => [to, from]));
  const steps = [];
  for (const key of new Set([...before.keys(), ...origin.keys()])) {
    const start = before.get(origin.get(key));
    const from = start ?? before.get(key);
    const element = start ? moved(key) : keyed(key);
    if (!from || !element) continue;
    const to = element.getBoundingClientRect();
    const [fx, fy] = middle(from);
    const [tx, ty] = middle(to);
    if (Math.hypot(fx - tx, fy - ty) >= 2 && to.width) steps.push([element, inside(element, fx - tx, fy - ty)]);
  }
  for (const [element, { x, y }] of steps)
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { ...GLIDE, composite: "add" });
}

// A way in screen pixels as the element's own units: a drawing may be scaled or turned.
function inside(element, x, y) {
  const matrix = element instanceof SVGGraphicsElement && element.ownerSVGElement ? element.getScreenCTM() : null;
  if (!matrix) return { x, y };
  matrix.e = matrix.f = 0;
  return new DOMPoint(x, y).matrixTransform(matrix.inverse());
}

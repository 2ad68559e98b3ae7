// A page to read, where no Python runs: light or dark, and drawn positions that come alive in a frame.
import { nextTheme } from "./theme.js";

addEventListener("click", (event) => {
  const found = event.target.closest?.("[data-do]");
  if (!found || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (found.dataset.do === "theme") nextTheme();
  if (found.dataset.do !== "try") return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.title = found.textContent;
  frame.src = found.href;
  const figure = found.closest("figure");
  figure.querySelector(".drawing").replaceWith(frame);
  figure.querySelector(".unseen").remove();
  found.remove();
  frame.scrollIntoView({ block: "nearest" });
  frame.focus({ preventScroll: true });
});

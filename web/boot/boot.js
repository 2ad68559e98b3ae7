// Starts the page's own scripts, which keep what is clicked until Python answers, and PyScript.
const guard = window.pygamesBoot;
const missing = (error) => guard.fail("missing", `a script of the page (${error.message})`);

// PyScript says "done" after an exception too, which it has written to the console.
addEventListener("py:done", () => guard.fail("error", "see the browser's console."));

import("./start.mjs").catch(missing); // PyScript asks for it later; what it remembers is long to read
import("./js/page.js").catch(missing);
import("./vendor/pyscript/core.js").then(({ hooks }) => {
  // What PyScript would run in its worker it makes from text, which the page's security policy forbids.
  // It gives the worker the names of a file system that no worker of ours uses.
  hooks.worker.onBeforeRunAsync.clear();
}, missing);

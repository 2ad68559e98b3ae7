// Keeps the page for use without the network, and asks before a new version takes over.

let told = () => {};
let waiting = null;

/** From now on `ready()` is called when a new version waits for a word. */
export const tellUpdates = (ready) => {
  told = ready;
  if (waiting) told();
};

/** The new version is wanted now: it takes over, and every tab of the page is loaded anew with it. */
export function update() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage({ type: "SKIP_WAITING" });
}

/** The page is alive: from now on it may keep itself, without slowing its own start. */
export async function begun() {
  window.pygamesBoot.ready();
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    look(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing.addEventListener("statechange", () => installing.state === "installed" && look(installing));
    });
  } catch (error) {
    console.info("this page does not keep itself for use without the network:", error.message);
  }
}

// The first version of all takes its place without a word: there is no older one to wait for.
function look(worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  told();
}

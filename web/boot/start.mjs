// Starts Python for PyScript. A first visit starts it as it comes and has its memory kept afterwards, by
// remember.mjs; a later visit takes that memory up, which spares it Python's own start and most imports.
import { loadPyodide as load, memory, pyodide, store, version } from "./runtime.mjs";

export { version };

const SOON = 5_000; // ms in which a page that has started is left in peace
const ROOM = 2; // GiB that a device needs to start Python a second time beside the page

let kept = recall();

/** Pyodide, as `loadPyodide` of its own module gives it. */
export async function loadPyodide(options) {
  const settings = { ...options, indexURL: new URL(pyodide, import.meta.url).href };
  const _loadSnapshot = await kept;
  kept = null;
  if (_loadSnapshot) {
    try {
      const python = await load({ ...settings, _loadSnapshot });
      performance.mark("python remembered");
      return python;
    } catch (error) {
      console.info("Python starts afresh:", error.message);
      await caches.delete(store);
    }
  }
  const python = await load(settings);
  if (globalThis.document && globalThis.caches && (navigator.deviceMemory ?? ROOM) >= ROOM) setTimeout(remember, SOON);
  return python;
}

async function recall() {
  try {
    const answer = await caches.match(memory, { cacheName: store });
    return answer && new Uint8Array(await answer.arrayBuffer());
  } catch {
    return null; // storage is closed to this page
  }
}

function remember() {
  new Worker(new URL("remember.mjs", import.meta.url), { type: "module" });
}

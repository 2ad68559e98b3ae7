// A worker that starts Python once more, lets it do what every visit does first, and keeps its memory for start.mjs.
import { archive, inside, loadPyodide, memory, pyodide, store } from "./runtime.mjs";

const here = (path) => new URL(path, import.meta.url).href;

try {
  if (await caches.match(memory, { cacheName: store })) throw new Error("another page has kept it");
  const [python, code] = await Promise.all([
    loadPyodide({ indexURL: here(pyodide), _makeSnapshot: true }),
    fetch(here(archive)).then((answer) => answer.arrayBuffer()),
  ]);
  python.FS.writeFile(inside, new Uint8Array(code));
  python.runPython(`import sys; sys.path.insert(0, "${inside}"); from web.warm import warm; warm()`);
  const bytes = python.makeMemorySnapshot();
  const kept = await caches.open(store);
  // Not the whole cache: WebKit may lose what a new one of the same name gets a moment later.
  for (const earlier of await kept.keys()) await kept.delete(earlier);
  await kept.put(memory, new Response(bytes));
} catch (error) {
  console.info("Python's memory is not kept:", error.message); // on a full disk, say; later visits start as this did
} finally {
  close();
}

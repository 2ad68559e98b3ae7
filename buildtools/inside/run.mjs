// Runs a Python file inside Pyodide: node run.mjs PYODIDE_FOLDER FILE.py ARGUMENT...
// The checkout and what it names are seen under /host; the exit code is that of the Python program.
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [folder, file, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: resolve(folder) });
python.FS.mkdirTree("/host");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "/" }, "/host");
python.globals.set("argv", python.toPy([file, ...args]));
python.runPython("import sys; sys.argv = argv; del argv");
let code = 0;
try {
    await python.runPythonAsync(readFileSync(file, "utf-8"), { filename: file });
} catch (error) {
    const exit = /SystemExit: ?(\S*)\s*$/.exec(error.message);
    if (!exit) console.error(error.message);
    code = exit ? Number(exit[1] || 0) : 1;
}
process.exit(code);

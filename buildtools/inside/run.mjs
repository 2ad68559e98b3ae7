// Runs a Python file inside Pyodide: node run.mjs PYODIDE_FOLDER FILE.py ARGUMENT...
// The whole host is seen under /host; the exit code is that of the Python program.
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [folder, file, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")));

function end(error) {
    const exit = /SystemExit(?:: ?(.*))?\s*$/.exec(error.message);
    if (!exit) console.error(error.message);
    else if (exit[1] && !/^\d+$/.test(exit[1])) console.error(exit[1]);
    process.exit(exit ? Number(exit[1] ?? 0) || (exit[1] && exit[1] !== "0" ? 1 : 0) : 1);
}

// An exit out of a coroutine comes by way of the event loop, not of the call below.
process.on("uncaughtException", end);

const python = await loadPyodide({ indexURL: resolve(folder) });
python.FS.mkdirTree("/host");
python.FS.mount(python.FS.filesystems.NODEFS, { root: "/" }, "/host");
python.globals.set("argv", python.toPy([file, ...args]));
python.runPython("import sys; sys.argv = argv; del argv");
try {
    await python.runPythonAsync(readFileSync(file, "utf-8"), { filename: file });
    process.exit(0);
} catch (error) {
    end(error);
}

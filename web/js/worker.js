// The worker of the computer players: a named PyScript worker, started when it is first needed.

const STARTING = 60_000; // ms until a worker that has not answered yet counts as dead
const TAKEN = 8_000; // until PyScript has taken the worker's script up
const SILENT = 15_000; // the same once it thinks: it speaks several times a second

let running = null; // {script, worker, channel}
let pending = null; // {resolve, reject, timer} of the thought under way
let count = 0;

/** The answer (JSON text) to a job (JSON text); "{}" if it was broken off. A worker that dies is started once more. */
export async function think(job) {
  stopThinking();
  try {
    return await ask(job);
  } catch (error) {
    console.warn("the computer player is started again:", error);
    end();
    return ask(job);
  }
}

/** Breaks off the thought under way: its answer is "{}" at once, and the worker is free a moment later. */
export function stopThinking() {
  if (!pending) return;
  settle("{}");
  running?.worker?.sync.stop();
}

function ask(job) {
  return new Promise((resolve, reject) => {
    pending = { resolve, reject, timer: 0 };
    const mine = pending;
    watch(STARTING);
    start()
      .then((worker) => {
        if (pending !== mine) return "{}";
        watch(SILENT);
        return worker.sync.think(job, running.channel.name);
      })
      .then(
        (answer) => pending === mine && settle(answer),
        (error) => pending === mine && fail(error),
      );
  });
}

function settle(answer) {
  const { resolve, timer } = pending;
  clearTimeout(timer);
  pending = null;
  resolve(answer);
}

function fail(error) {
  const { reject, timer } = pending;
  clearTimeout(timer);
  pending = null;
  reject(error instanceof Error ? error : new Error(String(error?.message ?? error)));
}

function watch(limit) {
  clearTimeout(pending.timer);
  pending.timer = setTimeout(() => fail(new Error("no answer")), limit);
}

async function start() {
  running ??= launch();
  const { script, ready } = running;
  running.worker = await ready;
  if (running?.script !== script) throw new Error("ended");
  return running.worker;
}

function launch() {
  const main = document.querySelector("script[type=py]:not([worker])");
  const script = document.createElement("script");
  const name = `thinker-${++count}`;
  const attributes = { type: "py", worker: "", name, src: "worker.py", config: main?.getAttribute("config") ?? "" };
  for (const [key, value] of Object.entries(attributes)) if (value || key === "worker") script.setAttribute(key, value);
  document.body.append(script);
  const own = crypto.getRandomValues(new Uint32Array(4)).join("-"); // another tab has its own thinker
  const channel = new BroadcastChannel(`${name} ${own}`);
  channel.onmessage = ({ data }) => {
    if (!pending) return;
    watch(SILENT);
    const line = document.querySelector("[data-region=notes] .thinking");
    if (line) line.lastChild.textContent = data;
  };
  return { script, channel, worker: null, ready: taken(script) };
}

// PyScript takes a new script up a moment later; its worker is then a property of the element.
async function taken(script) {
  const answer = await fetch(script.src); // a worker whose script is missing would be waited for in vain
  if (!answer.ok) throw new Error(`worker.py: ${answer.status}`);
  const limit = performance.now() + TAKEN;
  while (!script.xworker) {
    if (!script.isConnected || performance.now() > limit) throw new Error("the worker does not start");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { xworker } = script;
  await Promise.race([
    xworker.ready,
    new Promise((_resolve, reject) => {
      xworker.onerror = (event) => {
        const error = event.error ?? new Error(event.message ?? "the worker failed");
        reject(error);
        if (pending) fail(error);
      };
    }),
  ]);
  return xworker;
}

function end() {
  running?.script.xworker?.terminate();
  running?.script.remove();
  running?.channel.close();
  running = null;
}

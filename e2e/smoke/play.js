// Runs inside a page, in any browser: sits two people down at one device and plays to the end, whatever comes.
async function playToTheEnd(game) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const find = (selector) => document.querySelector(selector);
  const form = find(`form[data-do=sit][data-what="${game}"]`);
  form.closest("details").open = true;
  form.querySelector("[name=seat-0]").value = "you";
  form.querySelector("[name=seat-1]").value = "here";
  form.querySelector("button").click();
  for (let acts = 0, idle = 0; idle < 600; ) {
    await wait(20);
    const show = find("[data-region=cover] [data-do=show]");
    const can = show ? [show] : [...document.querySelectorAll(".can[data-action]")];
    if (can.length) {
      can[Math.floor(Math.random() * can.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
      acts++;
      idle = 0;
    } else if (find("main [data-do=again]") && acts) return acts;
    else idle++;
  }
  throw new Error(`nothing can be done: ${find("main").textContent.slice(0, 300)}`);
}

// Waits until the page has kept itself, and Python's memory, for the next visit.
async function keepItself() {
  await navigator.serviceWorker.ready;
  for (let waits = 0; !(await memoryIsKept()); waits++) {
    if (waits > 600) throw new Error("no memory is kept");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function memoryIsKept() {
  const store = await caches.open("pygames-memory");
  const [key] = await store.keys();
  return Boolean(key && (await (await store.match(key)).arrayBuffer()).byteLength);
}

var remembered = () => performance.getEntriesByName("python remembered").length;

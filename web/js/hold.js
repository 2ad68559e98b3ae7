// One tab plays at a table, any others look on: a Web Lock a table.

let let_go = null;
let waiting = null;
let turn = 0; // a lock comes later than it is asked for: perhaps when another table is wanted

let told = () => {};

/** From now on `held(id, held)` is told whether this tab plays at a table. */
export const tell = (held) => (told = held);

/**
 * Tries to hold the table. Tells `true` as soon as this tab holds it (at once, or when the other
 * tab leaves) and `false` when it does not, or has lost it. `steal` takes it from another tab.
 */
export function hold(id, steal) {
  release();
  if (!navigator.locks) return;
  const lock = `table ${id}`;
  const mine = turn;
  const keep = () => {
    if (mine !== turn) return null;
    told(id, true);
    return new Promise((resolve) => (let_go = resolve));
  };
  const lost = () => {
    if (mine !== turn) return;
    let_go = null;
    told(id, false);
    queue(lock, keep, lost);
  };
  const offered = (got) => (got ? keep() : lost());
  navigator.locks.request(lock, steal ? { steal } : { ifAvailable: true }, offered).catch(lost);
}

function queue(lock, keep, lost) {
  waiting = new AbortController();
  const { signal } = waiting;
  navigator.locks.request(lock, { signal }, keep).catch(() => signal.aborted || lost());
}

/** Leaves the table to any other tab. */
export function release() {
  turn++;
  waiting?.abort();
  waiting = null;
  let_go?.();
  let_go = null;
}

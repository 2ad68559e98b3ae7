// One tab plays at a table, any others look on: a Web Lock a table.

let let_go = null;
let waiting = null;

/**
 * Tries to hold the table. Calls `changed(true)` as soon as this tab holds it (at once, or when
 * the other tab leaves) and `changed(false)` when it does not, or has lost it.
 */
export function hold(id, changed, steal = false) {
  release();
  if (!navigator.locks) return changed(true);
  const lock = `table ${id}`;
  const keep = () => {
    changed(true);
    return new Promise((resolve) => (let_go = resolve));
  };
  const lost = () => {
    let_go = null;
    changed(false);
    queue(lock, keep, lost);
  };
  if (steal) navigator.locks.request(lock, { steal: true }, keep).catch(lost);
  else
    navigator.locks
      .request(lock, { ifAvailable: true }, (got) => {
        if (got) return keep();
        changed(false);
        queue(lock, keep, lost);
        return undefined;
      })
      .catch(lost);
}

function queue(lock, keep, lost) {
  waiting = new AbortController();
  const { signal } = waiting;
  navigator.locks.request(lock, { signal }, keep).catch(() => signal.aborted || lost());
}

/** Leaves the table to any other tab. */
export function release() {
  waiting?.abort();
  waiting = null;
  let_go?.();
  let_go = null;
}

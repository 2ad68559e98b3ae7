// The tables kept in this browser: IndexedDB, one document a table, `{id, revision, updated, body}`.
// `body` is text that Python writes and reads; whatever cannot be read is set aside whole, never lost.
import { openDB } from "../vendor/idb/index.js";

const NAME = "pygames";
const LEFT = "pygames-left ";
const news = "BroadcastChannel" in self ? new BroadcastChannel(NAME) : null;
let opening = null;

function base() {
  opening ??= openDB(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("tables", { keyPath: "id" });
      db.createObjectStore("aside", { keyPath: "number", autoIncrement: true });
    },
    blocking() {
      opening?.then((db) => db.close());
      opening = null;
    },
    terminated() {
      opening = null;
    },
  });
  opening.catch(() => (opening = null));
  return opening;
}

/** Hands a table last written as `revision` on to the next page: this one goes away before a write could end. */
export function handOn(id, revision, body) {
  try {
    localStorage.setItem(LEFT + id, `${revision} ${body}`);
  } catch (error) {
    console.info("the last action may be lost:", error.message);
  }
}

function left() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(LEFT));
  } catch {
    return [];
  }
}

// The store, once it holds what pages that went away have handed on.
async function settled() {
  const db = await base();
  for (const key of left()) await takeUp(db, key);
  return db;
}

// The write that was under way may have been done or not; if there was another since, somebody has played on.
async function takeUp(db, key) {
  const id = key.slice(LEFT.length);
  const transaction = db.transaction("tables", "readwrite");
  const old = await transaction.store.get(id);
  const text = localStorage.getItem(key);
  if (text === null) return; // another tab was faster
  const [, revision, body] = /^(\d+) (.*)$/s.exec(text) ?? [];
  const kept = revisionOf(old);
  const next = { revision: kept + 1, updated: Date.now() };
  try {
    if (body === undefined) await transaction.store.put({ ...next, id: `${id} damaged`, body: text });
    else if (!old || kept - revision === 0 || kept - revision === 1) await transaction.store.put({ ...next, id, body });
    localStorage.removeItem(key);
    await transaction.done;
    news?.postMessage({ id, revision: kept + 1 });
  } catch (error) {
    localStorage.setItem(key, text);
    console.info("what a page has left waits until it can be kept:", error.message);
  }
}

const revisionOf = (document) => (Number.isSafeInteger(document?.revision) ? document.revision : 0);

/** Every document as JSON text, in a JSON list; what is no plain data shows as what JSON makes of it. */
export async function all() {
  return JSON.stringify((await (await settled()).getAll("tables")).map(written));
}

/** One document as JSON text, empty if there is none. */
export async function read(id) {
  const found = await (await settled()).get("tables", id);
  return found === undefined ? "" : written(found);
}

/**
 * Writes a table if nobody else has since `revision` (0: it is new); the new revision, or 0 if
 * another tab was first. A table that has been removed meanwhile, or all of the store, is written anew,
 * and an older one that was put back gives way.
 */
export async function write(id, revision, body) {
  const transaction = (await base()).transaction("tables", "readwrite", { durability: "relaxed" });
  const old = await transaction.store.get(id);
  const kept = revisionOf(old);
  if (kept > revision) return 0;
  await transaction.store.put({ id, revision: revision + 1, updated: Date.now(), body });
  await transaction.done;
  if (left().includes(LEFT + id)) localStorage.removeItem(LEFT + id); // the page came back and went on
  news?.postMessage({ id, revision: revision + 1 });
  return revision + 1;
}

/** Puts a table that was removed back as it was, unless it has been written anew. */
export async function putBack(id, revision, body) {
  const transaction = (await base()).transaction("tables", "readwrite");
  if (!(await transaction.store.get(id))) await transaction.store.put({ id, revision, updated: Date.now(), body });
  await transaction.done;
  news?.postMessage({ id, revision });
}

/** Removes a table. */
export async function remove(id) {
  await (await base()).delete("tables", id);
  news?.postMessage({ id, revision: 0 });
}

/** Moves a document (its text, of which the id counts) out of the way, untouched, with the reason. */
export async function setAside(text, why) {
  const { id } = JSON.parse(text);
  const transaction = (await base()).transaction(["tables", "aside"], "readwrite");
  const found = await transaction.objectStore("tables").get(id);
  if (found !== undefined) {
    await transaction.objectStore("aside").add({ why, when: Date.now(), document: found });
    await transaction.objectStore("tables").delete(id);
  }
  await transaction.done;
}

/** What was set aside, as a JSON list; each document in it as JSON text of its own. */
export async function aside() {
  const found = await (await base()).getAll("aside");
  return JSON.stringify(found.map(({ number, why, when, document }) => ({ number, why, when, document: written(document) })));
}

/** Puts a document that was set aside back to the tables. */
export async function restore(number) {
  const transaction = (await base()).transaction(["tables", "aside"], "readwrite");
  const found = await transaction.objectStore("aside").get(number);
  if (found && !(await transaction.objectStore("tables").get(found.document.id))) {
    await transaction.objectStore("tables").put(found.document);
    await transaction.objectStore("aside").delete(number);
  }
  await transaction.done;
}

/** Removes for good something that was set aside. */
export async function dropAside(number) {
  await (await base()).delete("aside", number);
}

/** Calls `heard(id, revision)` when another tab has written a table (revision 0: removed it). */
export function listenToTabs(heard) {
  news?.addEventListener("message", ({ data }) => heard(String(data?.id), Number(data?.revision)));
}

function written(document) {
  return JSON.stringify(document, (_key, value) => (typeof value === "bigint" ? String(value) : value));
}

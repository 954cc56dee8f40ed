// The packs that this browser keeps for the page, in IndexedDB, because localStorage has no room for pictures.
// The program takes what lies there when it begins. After that it asks by the event `menagerie-pack` and hears by `menagerie-packs`
// which names lie there then, with the files that have changed: src/app/platform/pack_store.rs.

const BASE = "menagerie-packs";
const STORE = "packs";
/** The form in which packs are kept: `{ form, bytes }`, the zip file, by the pack's id. Another form is a step more in `open`, which takes nothing away. */
const FORM = 1;
/** How long the game waits for an answer before it begins without packs, in milliseconds. What comes later is told then. */
const PATIENCE = 5000;

const isSafe = new URLSearchParams(location.search).has("safe");
/** Other tabs hear that something has changed. */
const others = "BroadcastChannel" in window ? new BroadcastChannel(BASE) : null;

function open() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(BASE, FORM);
    asked.onupgradeneeded = () => {
      if (!asked.result.objectStoreNames.contains(STORE)) asked.result.createObjectStore(STORE);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/** Does something in the storage, and closes it: an open one would hold up a tab with a newer version. */
async function inStore(mode, deed) {
  const base = await open().catch((cause) => Promise.reject(Object.assign(new Error(cause.message), { name: cause.name, refused: true })));
  try {
    return await new Promise((resolve, reject) => {
      const deal = base.transaction(STORE, mode);
      const asked = deed(deal.objectStore(STORE));
      deal.oncomplete = () => resolve(asked.result);
      deal.onabort = () => reject(deal.error ?? asked.error);
    });
  } finally {
    base.close();
  }
}

/** The zip file under a name; `null` if it is kept in another form or cannot be read. */
async function zip(name) {
  const kept = await inStore("readonly", (store) => store.get(name)).catch(() => null);
  return kept?.form === FORM && kept.bytes instanceof Uint8Array ? kept.bytes : null;
}

async function space() {
  const told = await navigator.storage?.estimate?.().catch(() => null);
  return told ? [told.usage, told.quota] : null;
}

/** What the program calls a trouble, the pack that it is about, and the browser's words. */
function trouble(cause, pack = "") {
  const kinds = { QuotaExceededError: "full", VersionError: "newer" };
  return [kinds[cause?.name] ?? (cause?.refused ? "refused" : "failed"), pack, String(cause?.message || cause)];
}

/** The names of the packs whose files the program has. */
let known = new Set();

/** The names in the storage, the files that the program lacks, what went wrong, the room, and whether the player wants to start without packs. */
async function answer(gone = null) {
  try {
    const names = (await inStore("readonly", (store) => store.getAllKeys())).map(String);
    const lacking = names.filter((name) => !known.has(name));
    const packs = await Promise.all(lacking.map(async (name) => [name, isSafe ? null : await zip(name)]));
    return [names, packs, gone, await space(), isSafe];
  } catch (cause) {
    return [null, [], gone ?? trouble(cause), null, isSafe];
  }
}

/** An answer that the program takes. What could not be read is read again the next time. */
function taken([names, packs, ...rest]) {
  if (names) {
    const unread = packs.filter(([, bytes]) => !bytes).map(([name]) => name);
    known = new Set(names.filter((name) => !unread.includes(name)));
  }
  return [names, packs, ...rest];
}

/** What lies there, for the program's start. */
export async function storedPacks() {
  const read = answer();
  const first = await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE, null))]);
  if (first) return taken(first);
  read.then(() => then(() => tell(null)));
  return [null, [], ["failed", "", "the browser's storage does not answer"], null, isSafe];
}

/** Whether the program has packs. */
export const packsLie = () => !isSafe && known.size > 0;

/** The program hears nothing before this. */
const hears = new Promise((resolve) => window.addEventListener("menagerie-ready", resolve, { once: true }));

async function tell(gone) {
  await hears;
  window.dispatchEvent(new CustomEvent("menagerie-packs", { detail: taken(await answer(gone)) }));
}

const DEEDS = {
  async keep(name, bytes) {
    await inStore("readwrite", (store) => store.put({ form: FORM, bytes }, name));
    // Without it a browser that runs short of room may delete what it keeps.
    navigator.storage?.persist?.().catch(() => {});
  },
  remove: (name) => inStore("readwrite", (store) => store.delete(name)),
};

async function act([deed, name, bytes]) {
  let gone = null;
  try {
    await DEEDS[deed](name, bytes);
    known.delete(name);
    others?.postMessage(name);
  } catch (cause) {
    gone = trouble(cause, name);
  }
  await tell(gone);
}

// One after the other, so that the last answer tells what lies there in the end.
let last = Promise.resolve();
const then = (deed) => (last = last.then(deed));
window.addEventListener("menagerie-pack", ({ detail }) => then(() => act(detail)));
others?.addEventListener("message", ({ data: name }) => {
  then(() => {
    known.delete(name);
    return tell(null);
  });
});

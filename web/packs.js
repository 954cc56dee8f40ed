// The packs that this browser keeps for the page, in IndexedDB, because localStorage has no room for pictures.
// The program takes what lies there when it begins. After that it asks by the event `menagerie-pack` and hears by `menagerie-packs`
// what lies there then: src/app/platform/pack_store.rs.

const BASE = "menagerie-packs";
const STORE = "packs";
/** The form in which packs are kept: `{ form, bytes }`, the zip file, by the pack's id. Another form is a step more in `open`, which takes nothing away. */
const FORM = 1;
/** How long the game waits for an answer before it begins without packs, in milliseconds. */
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

async function all() {
  const names = await inStore("readonly", (store) => store.getAllKeys());
  return Promise.all(names.map(String).map(async (name) => [name, isSafe ? null : await zip(name)]));
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

/** Everything in the storage, what went wrong, the room, and whether the player wants to start without packs. */
async function answer(gone = null) {
  try {
    return [await all(), gone, await space(), isSafe];
  } catch (cause) {
    return [null, gone ?? trouble(cause), null, isSafe];
  }
}

/** What lies there, for the program's start. */
export function storedPacks() {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, [null, ["failed", "", "the browser's storage does not answer"], null, isSafe]);
  });
  return Promise.race([answer(), late]);
}

async function tell(gone) {
  window.dispatchEvent(new CustomEvent("menagerie-packs", { detail: await answer(gone) }));
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
    others?.postMessage(name);
  } catch (cause) {
    gone = trouble(cause, name);
  }
  await tell(gone);
}

// One after the other, so that the last answer tells what lies there in the end.
let last = Promise.resolve();
window.addEventListener("menagerie-pack", ({ detail }) => (last = last.then(() => act(detail))));
others?.addEventListener("message", () => (last = last.then(() => tell(null))));

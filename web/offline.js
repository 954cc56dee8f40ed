// The page as a program of its own: it plays without a network after the first visit, tells that there is a new build, and hands the game
// what other programs have shared with it. `worker.js` does the keeping.

const SHARED = `menagerie-shared ${new URL("./", location).href}`;

/**
 * Whether this page is kept. On the machine that builds it a new build is to show at once, so only `?offline` keeps it there; an address
 * without a certificate cannot.
 */
function isKept() {
  const own = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return "serviceWorker" in navigator && (!own || new URLSearchParams(location.search).has("offline"));
}

/** Begins to keep the page, once the game is there and the line is free for it. A browser told to save data fetches nothing unasked. */
export async function keep() {
  if (!isKept() || navigator.connection?.saveData) return;
  try {
    const registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
    if (navigator.serviceWorker.controller) return;
    // Another build may lie there since this page has come: then its worker serves the next visit, and not this one.
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await becomes(worker, "activated");
    worker.postMessage(["serve", document.documentElement.dataset.build]);
  } catch (cause) {
    console.warn(`The page is not kept: ${cause}`);
  }
}

async function becomes(worker, state) {
  while (worker.state !== state) {
    if (worker.state === "redundant") throw new Error("its files could not be fetched");
    await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
  }
}

/**
 * Calls `tell` with what takes the new build, as soon as one has been fetched by this or an earlier visit. `refused` is called if it
 * cannot be taken because the game is open in other tabs.
 */
export async function onNewBuild(tell, refused) {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  // A page of the build before would get files of the new one.
  if (workers.controller) workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  workers.addEventListener("message", ({ data }) => data === "other pages" && refused());
  workers.startMessages();
  const registration = await workers.getRegistration();
  if (!registration) return;
  const told = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) tell(() => waiting.postMessage(["take"]));
  };
  const watch = () => registration.installing?.addEventListener("statechange", told);
  told();
  watch();
  registration.addEventListener("updatefound", watch);
}

/** Gives the game what was shared with it, as if it had been dropped on the title. */
export async function handOverShared(game) {
  if (!new URLSearchParams(location.search).has("shared") || !("caches" in window)) return;
  const cache = await caches.open(SHARED);
  const dropped = new DataTransfer();
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const name = decodeURIComponent(response.headers.get("X-Name") ?? "shared.txt");
    dropped.items.add(new File([await response.blob()], name, { type: response.headers.get("Content-Type") }));
    await cache.delete(request);
  }
  history.replaceState(null, "", "./");
  if (dropped.items.length) game.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
}

// The page as a program of its own: it plays without a network after the first visit, tells that there is a new build, and hands the game
// what other programs have shared with it. `worker.js` does the keeping.

const SHARED = "menagerie shared";

/**
 * Whether this page is kept. On the machine that builds it a new build is to show at once, so only `?offline` keeps it there; an address
 * without a certificate cannot.
 */
function isKept() {
  const own = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return "serviceWorker" in navigator && (!own || new URLSearchParams(location.search).has("offline"));
}

/** Begins to keep the page, once the game is there and the line is free for it. */
export async function keep() {
  if (!isKept()) return;
  await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" }).catch((cause) => console.warn(`The page is not kept: ${cause}`));
}

/** Calls `tell` with what takes the new build, as soon as one has been fetched by this or an earlier visit. */
export async function onNewBuild(tell) {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const take = (worker) => () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take over");
  };
  const told = () => registration.waiting && navigator.serviceWorker.controller && tell(take(registration.waiting));
  told();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", told));
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

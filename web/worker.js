// Keeps the page for later visits without a network: a service worker.
//
// `scripts/write_worker.py` writes down the files of the page with a part of their hash, so a build that differs in any file is another
// worker. The first one keeps everything while the game is already played, and serves that page from then on if it is of the same build; a
// later one takes over what has not changed, fetches the rest, and then waits until the player says so on the only page that is open, or
// no page is open any more: a page that a worker serves never gets files of another build.
// What is shared with the game, such as a record, is laid down here for the page (`offline.js`).

const KEPT = "@KEPT@";
const { scope } = self.registration;
// Other pages of the same address have caches of their own. No address has a space within.
const OWN = `menagerie ${scope} `;
const NAME = OWN + KEPT.build;
const SHARED = `menagerie-shared ${scope}`;
/** Files fetched at the same time; the game sends for its own meanwhile. */
const AT_ONCE = 4;

const place = (path) => new URL(path, scope).href;
const keyOf = (path) => `${place(path)}?${KEPT.files[path]}`;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const [now, before] = await Promise.all([caches.open(NAME), keptBefore()]);
  const waiting = Object.keys(KEPT.files);
  const keep = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keepOne(now, before, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keep));
}

/** The files of the build before, by path and hash. */
async function keptBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** A file is kept under its hash, so what is found under it needs no fetching; one of another build is never taken for it. */
async function keepOne(now, before, path) {
  if (await now.match(keyOf(path))) return;
  for (const cache of before) {
    const found = await cache.match(keyOf(path));
    if (found) return now.put(keyOf(path), found);
  }
  await now.put(keyOf(path), await fetchOne(path));
}

/** Fetches a file of this build. The answer is made anew, because a browser opens no page from one that was redirected on its way. */
async function fetchOne(path) {
  const response = await fetch(place(path), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!(await hashOf(bytes)).startsWith(KEPT.files[path])) throw new Error(`${path} is of another build`);
  const type = response.headers.get("Content-Type");
  return new Response(bytes, { headers: type ? { "Content-Type": type } : {} });
}

async function hashOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN) && name !== NAME) await caches.delete(name);
  }
}

const wishes = {
  /** A page that came over the network, of this build, is served from here on. A worker takes every page or none, so there may be no other. */
  async serve(page, build) {
    if (build === KEPT.build && (await isAlone(page))) await self.clients.claim();
  },
  /** The player wants the new build. */
  async take(page) {
    if (await isAlone(page)) return self.skipWaiting();
    page.postMessage("other pages");
  },
};

self.addEventListener("message", (event) => {
  const [wish, build] = event.data;
  if (Object.hasOwn(wishes, wish)) event.waitUntil(wishes[wish](event.source, build));
});

/** Whether no other page of the game is open; the book is none. */
async function isAlone(page) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return open.every(({ id, url }) => id === page.id || !url.startsWith(scope) || url.startsWith(place("docs/")));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (!address.href.startsWith(scope)) return;
  const path = decodeURI(address.pathname).slice(new URL(scope).pathname.length) || "index.html";
  if (request.method === "POST" && path === "shared") event.respondWith(takeShared(request));
  else if (request.method === "GET" && Object.hasOwn(KEPT.files, path)) event.respondWith(kept(request, path));
});

async function kept(request, path) {
  const cache = await caches.open(NAME);
  const found = await cache.match(keyOf(path));
  if (found) return found;
  // The browser has thrown it away.
  try {
    const response = await fetchOne(path);
    await cache.put(keyOf(path), response.clone());
    return response;
  } catch (cause) {
    console.warn(`Not kept any more: ${cause.message}`);
    if (request.mode !== "navigate") return Response.error();
    // This build is gone: the page comes over the network, and is kept anew.
    await self.registration.unregister();
    return Response.redirect(request.url);
  }
}

/** Lays down what another program has shared, and opens the page, which asks for it. */
async function takeShared(request) {
  const told = await request.formData();
  const text = told.get("text");
  const files = told.getAll("file").filter((file) => file instanceof File);
  if (text) files.push(new File([text], "shared.txt", { type: "text/plain" }));
  const cache = await caches.open(SHARED);
  for (const [at, file] of files.entries()) {
    const headers = { "Content-Type": file.type || "text/plain", "X-Name": encodeURIComponent(file.name) };
    await cache.put(place(`shared/${at}`), new Response(file, { headers }));
  }
  return Response.redirect(place("./?shared"), 303);
}

// Keeps the page for later visits without a network: a service worker.
//
// `scripts/write_worker.py` writes down every file of the page with a part of its hash, so a build that differs in any file is another
// worker. The first one keeps everything while the game is already played; a later one takes over what has not changed, fetches the rest,
// and then waits until the player says so or no page is open any more: a running game never gets files of another build.
// What is shared with the game, such as a record, is laid down here for the page (`offline.js`).

const KEPT = "@KEPT@";
const NAME = `menagerie ${KEPT.build}`;
const SHARED = "menagerie shared";
/** Files fetched at the same time; the game sends for its own meanwhile. */
const AT_ONCE = 4;

const place = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const [now, before] = await Promise.all([caches.open(NAME), keptBefore()]);
  const waiting = Object.entries(KEPT.files);
  const keep = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keepOne(now, before, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keep));
}

/** The files of the build before, by path and hash. */
async function keptBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith("menagerie ") && name !== SHARED && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** A file is kept under its hash, so what is found under it needs no fetching; one of another build is never taken for it. */
async function keepOne(now, before, path, hash) {
  const key = `${place(path)}?${hash}`;
  if (await now.match(key)) return;
  for (const cache of before) {
    const found = await cache.match(key);
    if (found) return now.put(key, found);
  }
  const response = await fetch(place(path), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.clone().arrayBuffer();
  if (!(await hashOf(bytes)).startsWith(hash)) throw new Error(`${path} is of another build`);
  await now.put(key, response);
}

async function hashOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("menagerie ") && name !== NAME && name !== SHARED) await caches.delete(name);
  }
}

// The player wants the new build.
self.addEventListener("message", (event) => event.data === "take over" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (!address.href.startsWith(self.registration.scope)) return;
  const path = decodeURI(address.pathname).slice(new URL(self.registration.scope).pathname.length) || "index.html";
  if (request.method === "POST" && path === "shared") event.respondWith(takeShared(request));
  else if (request.method === "GET" && Object.hasOwn(KEPT.files, path)) event.respondWith(kept(request, path));
});

async function kept(request, path) {
  const cache = await caches.open(NAME);
  return (await cache.match(`${place(path)}?${KEPT.files[path]}`)) ?? fetch(request);
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

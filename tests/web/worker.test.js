// The worker that keeps the page, and `web/offline.js`, around a stage without the game: builds of a few files, of which a server gives
// whatever the newest is.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { SOURCES, launch } from "./browser.js";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".txt": "text/plain" };
const STAGE = `<!doctype html><html data-build=""><title>Stage</title><script type="module">
const told = globalThis.told = { offers: [], refusals: 0 };
const offline = await import("./offline.js");
await offline.onNewBuild((take) => told.offers.push(take), () => (told.refusals += 1));
globalThis.offline = offline;
</script>`;

let browser, context, folder, server, holds, redirects;
before(async () => (browser = await launch()));
after(() => browser.close());

beforeEach(async () => {
  [folder, holds, redirects] = [mkdtempSync(join(tmpdir(), "menagerie-worker-")), new Map(), false];
  context = await browser.newContext();
  server = createServer(answer).listen(0, "localhost");
  await new Promise((ready) => server.once("listening", ready));
});
afterEach(async () => {
  await context.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

async function answer(request, response) {
  const path = new URL(request.url, "http://localhost").pathname;
  await holds.get(path);
  if (redirects && path.endsWith("/index.html")) return response.writeHead(308, { Location: "./" }).end();
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  try {
    const bytes = readFileSync(file);
    response.writeHead(200, { "Content-Type": TYPES[extname(file)], "Cache-Control": "no-cache" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

/** Lays a build onto the server, of which every file differs. */
function publish(build, under = "game") {
  const files = { "index.html": `${STAGE}<p>${build}</p>`, "text.txt": build, "held.txt": build, "docs/book.html": "The book" };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, under, path)), { recursive: true });
    writeFileSync(join(folder, under, path), content);
  }
  copyFileSync(`${SOURCES}/web/offline.js`, join(folder, under, "offline.js"));
  const made = spawnSync("python3", [`${SOURCES}/scripts/write_worker.py`, `${SOURCES}/web/worker.js`, join(folder, under)]);
  assert.equal(made.status, 0, String(made.stderr));
}

async function tab(under = "game", path = "?offline") {
  const page = await context.newPage();
  page.open = async () => {
    await page.goto(`http://localhost:${server.address().port}/${under}/${path}`);
    if (path === "?offline") await page.waitForFunction(() => globalThis.offline);
  };
  page.build = () => page.locator("p").textContent();
  /** The text of a file as the page gets it now. */
  page.text = () => page.evaluate(() => fetch("text.txt").then((response) => response.text(), () => "none"));
  page.isServed = () => page.evaluate(() => Boolean(navigator.serviceWorker.controller));
  await page.open();
  return page;
}

/** A tab that the worker of its build serves. */
async function keptTab(under) {
  const page = await tab(under);
  await page.evaluate(() => globalThis.offline.keep());
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  return page;
}

/** Has the tab look for a newer build, and waits until it is offered. */
async function offered(page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.waitForFunction(() => globalThis.told.offers.length);
}

const take = (page) => page.evaluate(() => globalThis.told.offers.at(-1)());

test("a newer build is not taken while the game is open in another tab, and is when the book alone is", async () => {
  publish("A");
  const [one, other] = [await keptTab(), await keptTab()];
  // A later visit is the one to which a newer build is offered.
  await one.open();
  publish("B");
  await offered(one);
  await take(one);
  await one.waitForFunction(() => globalThis.told.refusals === 1);
  assert.deepEqual([await one.text(), await other.text()], ["A", "A"]);
  await other.close();
  const book = await tab("game", "docs/book.html");
  await take(one);
  await one.getByText("B").waitFor();
  await one.waitForFunction(() => globalThis.offline);
  assert.equal(await one.text(), "B");
  await book.close();
});

test("a first visit is not served by a build that came after it", async () => {
  publish("A");
  const page = await tab();
  publish("B");
  await page.evaluate(() => globalThis.offline.keep());
  // The worker answers this after it has heard what the page is.
  await tab();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active.postMessage(["take"]));
  await page.waitForFunction(() => globalThis.told.refusals);
  assert.equal(await page.isServed(), false);
  await page.open();
  assert.deepEqual([await page.build(), await page.isServed()], ["B", true]);
});

test("of two first visits none is served at once, because one may be of another build", async () => {
  publish("A");
  const early = await tab();
  publish("B");
  const late = await tab();
  await late.evaluate(() => globalThis.offline.keep());
  await late.evaluate(() => navigator.serviceWorker.ready);
  await early.close();
  assert.equal(await late.isServed(), false);
  // Alone it is served as soon as it asks again.
  await late.evaluate(() => globalThis.offline.keep());
  await late.waitForFunction(() => navigator.serviceWorker.controller);
});

test("pages at the same address leave each other's files alone", async () => {
  publish("A", "one");
  publish("B", "other");
  const one = await keptTab("one");
  await one.evaluate(() => {
    const told = new FormData();
    told.append("text", "mine");
    return fetch("shared", { method: "POST", body: told });
  });
  const other = await tab("other", "?shared");
  await other.evaluate(() => navigator.serviceWorker.register("worker.js"));
  await other.evaluate(() => navigator.serviceWorker.ready);
  await other.waitForFunction(() => globalThis.offline);
  await other.evaluate(() => globalThis.offline.handOverShared(document));
  const held = await one.evaluate(async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
    [name.split(" ").slice(0, 2).join(" "), (await (await caches.open(name)).keys()).length]))));
  const at = `http://localhost:${server.address().port}`;
  assert.equal(held[`menagerie ${at}/one/`], 4);
  assert.equal(held[`menagerie ${at}/other/`], 4);
  assert.equal(held[`menagerie-shared ${at}/one/`], 1);
});

test("a page whose server redirects index.html opens without a network", async () => {
  redirects = true;
  publish("A");
  const page = await keptTab();
  server.closeAllConnections();
  server.close();
  await page.reload();
  await page.waitForFunction(() => globalThis.offline);
  assert.deepEqual([await page.build(), await page.text()], ["A", "A"]);
});

test("a file that the browser has thrown away is fetched again, but never from another build", async () => {
  publish("A");
  const page = await keptTab();
  const forget = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  await forget();
  assert.equal(await page.text(), "A");
  await forget();
  publish("B");
  assert.equal(await page.text(), "none");
  await page.open();
  assert.deepEqual([await page.build(), await page.text()], ["B", "B"]);
});

test("a build that is being fetched when the page asks is offered once it is there", async () => {
  publish("A");
  const page = await keptTab();
  publish("B");
  let release;
  holds.set("/game/held.txt", new Promise((done) => (release = done)));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration.update();
    while (!registration.installing) await new Promise((later) => setTimeout(later, 10));
    globalThis.late = [];
    await globalThis.offline.onNewBuild((offer) => globalThis.late.push(offer), () => {});
  });
  release();
  await page.waitForFunction(() => globalThis.late.length, null, { timeout: 10_000 });
});

test("a browser that is told to save data fetches nothing unasked", async () => {
  publish("A");
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const page = await tab();
  await page.evaluate(() => globalThis.offline.keep());
  assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
});

test("of the bundle's files only those are kept that the computer players send for", () => {
  const parcel = { bundle: { holds: [["levels/a.ron", 1], ["assets/a.png", 1]] } };
  publish("A");
  const page = join(folder, "game/index.html");
  writeFileSync(page, `${readFileSync(page)}<script id="parcel" type="application/json">${JSON.stringify(parcel)}</script>`);
  for (const path of ["levels/a.ron", "assets/a.png", "assets/b.png"]) {
    mkdirSync(dirname(join(folder, "game", path)), { recursive: true });
    writeFileSync(join(folder, "game", path), "x");
  }
  spawnSync("python3", [`${SOURCES}/scripts/write_worker.py`, `${SOURCES}/web/worker.js`, join(folder, "game")]);
  const { build, files } = JSON.parse(readFileSync(join(folder, "game/worker.js"), "utf8").match(/^const KEPT = (.*);$/m)[1]);
  assert.deepEqual(Object.keys(files).sort(), ["assets/b.png", "held.txt", "index.html", "levels/a.ron", "offline.js", "text.txt"]);
  assert.ok(readFileSync(page, "utf8").includes(`data-build="${build}"`));
});

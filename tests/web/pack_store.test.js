// The page's storage of packs, without the game: `web/packs.js` is asked what src/app/platform/pack_store/page.rs would ask it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SOURCES, launch, serve } from "./browser.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve(SOURCES)])));
after(async () => {
  await browser.close();
  server.stop();
});

/** Runs on a tab before anything else: opens of the storage can be held up, and what the program would hear is noted. */
function listen() {
  globalThis.heard = [];
  window.addEventListener("menagerie-packs", ({ detail: [names, packs, gone] }) =>
    globalThis.heard.push([names, packs.map(([name, bytes]) => [name, bytes && [...bytes]]), gone?.[0] ?? null]));
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...named) {
    if (!globalThis.held) return open.apply(this, named);
    const asked = {};
    globalThis.held.push(() => {
      const real = open.apply(this, named);
      for (const name of ["onupgradeneeded", "onsuccess", "onerror"]) real[name] = (event) => asked[name](event);
      Object.defineProperty(asked, "result", { get: () => real.result });
    });
    return asked;
  };
}

const HTML = '<!doctype html><title>Stage</title><script type="module">globalThis.store = await import("/web/packs.js");</script>';

/** A tab; `prepare` runs there before the script. The program begins in it unless `waits`. */
async function tab(context, { prepare, waits } = {}) {
  const page = await context.newPage();
  await page.addInitScript(listen);
  if (prepare) await page.addInitScript(prepare);
  await page.route("**/stage.html", (route) => route.fulfill({ contentType: "text/html", body: HTML }));
  await page.goto(`${server.address}stage.html`);
  await page.waitForFunction(() => globalThis.store);
  page.ask = (deed, name, bytes) =>
    page.evaluate((detail) => {
      if (detail[2]) detail[2] = Uint8Array.from(detail[2]);
      window.dispatchEvent(new CustomEvent("menagerie-pack", { detail }));
    }, [deed, name, bytes]);
  page.begin = () => page.evaluate(() => window.dispatchEvent(new Event("menagerie-ready")));
  /** What was told since the last time, once it is so much. */
  page.hear = async (count = 1) => {
    await page.waitForFunction((count) => globalThis.heard.length >= count, count);
    return page.evaluate(() => globalThis.heard.splice(0));
  };
  if (!waits) {
    page.start = await page.evaluate(async () => (await globalThis.store.storedPacks()).slice(0, 3));
    await page.begin();
  }
  return page;
}

test("a change is told to every tab with the file that has changed and no other", async () => {
  const context = await browser.newContext();
  const one = await tab(context);
  assert.deepEqual(one.start, [[], [], null]);
  await one.ask("keep", "marsh", [1, 2]);
  assert.deepEqual(await one.hear(), [[["marsh"], [["marsh", [1, 2]]], null]]);
  const other = await tab(context);
  assert.deepEqual(other.start[0], ["marsh"]);
  await other.ask("keep", "otter", [3]);
  const told = [[["marsh", "otter"], [["otter", [3]]], null]];
  assert.deepEqual(await other.hear(), told);
  assert.deepEqual(await one.hear(), told);
  await one.ask("keep", "marsh", [4]);
  const replaced = [[["marsh", "otter"], [["marsh", [4]]], null]];
  assert.deepEqual([await one.hear(), await other.hear()], [replaced, replaced]);
  await other.ask("remove", "marsh");
  const gone = [[["otter"], [], null]];
  assert.deepEqual([await one.hear(), await other.hear()], [gone, gone]);
  await context.close();
});

test("what another tab changes before the program begins is told when it does", async () => {
  const context = await browser.newContext();
  const [early, other] = [await tab(context, { waits: true }), await tab(context)];
  await early.evaluate(() => globalThis.store.storedPacks());
  await other.ask("keep", "marsh", [1]);
  await other.hear();
  assert.deepEqual(await early.evaluate(() => globalThis.heard), []);
  await early.begin();
  assert.deepEqual(await early.hear(), [[["marsh"], [["marsh", [1]]], null]]);
  await context.close();
});

test("an answer that comes too late for the start is told later, with everything", async () => {
  const context = await browser.newContext();
  await (await tab(context)).ask("keep", "marsh", [1]);
  const late = await tab(context, { prepare: () => (globalThis.held = []) });
  assert.deepEqual(late.start.map((part) => part?.[0] ?? null), [null, null, "failed"]);
  await late.evaluate(() => {
    const held = globalThis.held;
    delete globalThis.held;
    held.forEach((open) => open());
  });
  assert.deepEqual(await late.hear(), [[["marsh"], [["marsh", [1]]], null]]);
  await context.close();
});

test("a pack that cannot be stored is told by name, and nothing is told to be gone", async () => {
  const context = await browser.newContext();
  const page = await tab(context);
  await page.ask("keep", "marsh", [1]);
  await page.hear();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.ask("keep", "otter", [2]);
  assert.deepEqual(await page.hear(), [[["marsh"], [], "full"]]);
  await context.close();
});

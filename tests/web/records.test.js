// The golden records replayed in WebAssembly, in node and in Chromium: every hash they hold, and the same end as natively.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { SOURCES, launch, serve } from "./browser.js";

/** The folder with `replay_web.js`, and the native `replay`, as `check` names them. */
const MODULE = process.env.MENAGERIE_REPLAY_WEB;
const NATIVE = process.env.MENAGERIE_REPLAY;

const FOLDER = "tests/records";
const records = readdirSync(join(SOURCES, FOLDER)).filter((name) => name.endsWith(".ron")).map((name) => `${FOLDER}/${name}`);
const native = (path) => execFileSync(NATIVE, [path], { cwd: SOURCES, encoding: "utf8" });
const text = (path) => readFileSync(join(SOURCES, path), "utf8");

test("golden records end in node as they end natively", async () => {
  const { default: init, replay } = await import(join(MODULE, "replay_web.js"));
  await init({ module_or_path: readFileSync(join(MODULE, "replay_web_bg.wasm")) });
  const read = (path) => new Uint8Array(readFileSync(join(SOURCES, path)));
  for (const path of records) assert.equal(replay(path, text(path), read), native(path));
  assert.ok(records.length >= 15);
});

test("a record that goes another way is told with its first entry", async () => {
  const { default: init, replay } = await import(join(MODULE, "replay_web.js"));
  await init({ module_or_path: readFileSync(join(MODULE, "replay_web_bg.wasm")) });
  const read = (path) => new Uint8Array(readFileSync(join(SOURCES, path)));
  const path = `${FOLDER}/jungle-combat.ron`;
  const bent = text(path).replace(/(hash[^0-9a-f]*"?)([0-9a-f])/i, (_, before, digit) => before + (digit === "0" ? "1" : "0"));
  assert.notEqual(bent, text(path));
  assert.throws(() => replay(path, bent, read));
});

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve(MODULE)])));
after(async () => {
  await browser.close();
  server.stop();
});

test("golden records end in Chromium as they end natively", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.address}replay_web.js`);
  const files = Object.fromEntries(shipped().map((path) => [path, text(path)]));
  const ends = await page.evaluate(async ({ files, records }) => {
    const { default: init, replay } = await import("./replay_web.js");
    await init();
    const read = (path) => path in files ? new TextEncoder().encode(files[path]) : undefined;
    return records.map((path) => replay(path, files[path], read));
  }, { files, records });
  assert.deepEqual(ends, records.map(native));
});

/** The records, and every file that a level may name. */
function shipped() {
  const below = (folder) => readdirSync(join(SOURCES, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  return [...records, ...below("levels"), ...below("assets")].filter((path) => path.endsWith(".ron"));
}

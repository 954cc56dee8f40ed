// Packs of others in a browser: brought, kept, played, removed, and what is told when the storage fails.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Player, SOURCES, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

const WIDE = { viewport: { width: 1280, height: 720 } };
/** Drawn in software, a small table is faster. */
const SMALL = { width: 640, height: 360 };
const LEVEL = "jungle-level-marsh:marsh";

let browser, server, folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "menagerie-packs-"));
  for (const pack of ["marsh", "otter"]) {
    execFileSync("python3", ["-m", "zipfile", "-c", join(folder, `${pack}.zip`), pack], { cwd: join(SOURCES, "packs") });
  }
  [browser, server] = await Promise.all([launch(), serve()]);
});
after(async () => {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true });
});

const zip = (pack) => readFileSync(join(folder, `${pack}.zip`));

/** A player whose console warnings are heard too. */
async function arrived(prepare = () => {}) {
  const player = await Player.at(browser, server.address, WIDE);
  player.warnings = [];
  player.page.on("console", (line) => line.type() === "warning" && player.warnings.push(line.text()));
  await prepare(player);
  await player.arrive();
  return player;
}

/** Drops a file of these bytes on the page. */
function drop(player, name, bytes) {
  return player.page.evaluate(([name, bytes]) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name));
    document.getElementById("game").dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, [name, bytes.toString("base64")]);
}

/** Waits for so many packs in the list. */
const listed = (player, count) =>
  player.until((state, count) => state.overlay === "Packs" && state.buttons.filter(({ key, says }) => key === "packs-of" && /^Remove/.test(says)).length === count, count);

const told = (player, key) => player.until((state, key) => state.overlay === "Packs" && state.texts.includes(key), key);

/** Presses a button of a panel that scrolls, once it lies within. */
async function reach(player, key, says = "", lower = 560) {
  const [middle, upper] = [WIDE.viewport.width / 2, 100];
  await player.page.mouse.move(middle, WIDE.viewport.height / 2);
  for (let turn = 0; turn < 60; turn++) {
    const { buttons } = await player.until((state, [key, says]) => state.buttons.some((button) => button.key === key && button.says.includes(says)), [key, says]);
    const { y } = buttons.find((button) => button.key === key && button.says.includes(says));
    if (upper < y && y < lower && await rests(player, key, says, y)) return player.press(key, says);
    if (upper < y && y < lower) continue;
    await player.page.mouse.wheel(0, y < upper ? -150 : 150);
    await player.page.waitForTimeout(300);
  }
  throw new Error(`${key} ${says} never came into the panel`);
}

/** Does the button still lie at this height a little later? A list that has just changed is laid out anew. */
async function rests(player, key, says, y) {
  await player.page.waitForTimeout(500);
  const { buttons } = await player.state();
  return buttons.find((button) => button.key === key && button.says.includes(says))?.y === y;
}

async function openList(player) {
  await player.press("title-settings");
  await player.until((state) => state.overlay === "Settings");
  await reach(player, "packs-show", "", 650);
  await player.until((state) => state.overlay === "Packs");
}

async function bring(player, pack, count = 1) {
  await drop(player, `${pack}.zip`, zip(pack));
  await listed(player, count);
}

/** The names in the storage, read beside the game. */
const kept = (player) => player.page.evaluate(() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("menagerie-packs");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const names = asked.result.transaction("packs").objectStore("packs").getAllKeys();
    names.onsuccess = () => (asked.result.close(), resolve(names.result));
  };
}));

test("a pack that is dropped is played against the computer, outlives the visit, and goes when it is removed", async () => {
  const player = await arrived();
  await bring(player, "marsh");
  assert.deepEqual((await player.state()).texts.filter((key) => key === "packs-room"), ["packs-room"]);
  await player.page.keyboard.press("Escape", { delay: 60 });
  await player.until((state) => state.overlay === "None");
  await player.page.setViewportSize(SMALL);
  await player.until((state, { width }) => state.buttons.every(({ x }) => x < width), SMALL);
  await player.begin("Jungle", LEVEL);
  for (let turn = 0; turn < 3; turn++) await byPointer(player, turn);
  await player.until((state) => state.awaits);
  assert.deepEqual(player.warnings.filter((line) => line.includes("between the frames")), [], "its own thread knows the pack");
  await player.page.setViewportSize(WIDE.viewport);
  await player.arrive();
  await player.press("packs-open");
  await listed(player, 1);
  await reach(player, "packs-of", "Switch off");
  await reach(player, "packs-of", "Switch on");
  await player.until((state) => state.buttons.some(({ says }) => says.startsWith("Switch off")));
  await reach(player, "packs-of", "Remove");
  await player.until((state) => state.overlay === "Ask" && state.texts.includes("packs-delete-ask"));
  await player.press("packs-remove");
  await listed(player, 0);
  assert.deepEqual(await kept(player), []);
  await player.arrive();
  const { buttons } = await player.state();
  assert.ok(!buttons.some(({ key }) => key === "packs-open"));
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

test("a pack is chosen from the list, and what one tab brings or removes the other has heard of", async () => {
  const player = await arrived();
  await openList(player);
  const chooser = player.page.waitForEvent("filechooser");
  await reach(player, "packs-choose");
  await (await chooser).setFiles(join(folder, "otter.zip"));
  await listed(player, 1);
  const other = new Player(player.context, await player.context.newPage(), player.address);
  await other.arrive();
  await openList(other);
  await listed(other, 1);
  await bring(other, "marsh", 2);
  await player.page.bringToFront();
  await listed(player, 2);
  await reach(player, "packs-of", "Remove: The marsh");
  await player.press("packs-remove");
  await listed(player, 1);
  await other.page.bringToFront();
  await listed(other, 1);
  assert.deepEqual(await kept(player), ["otter"]);
  assert.deepEqual([...player.complaints, ...other.complaints], []);
  await player.leave();
});

test("a level that is drawn in the page is kept there, and its pack is downloaded for a friend", async () => {
  const player = await arrived();
  await player.press("card-spoken", "Jungle");
  await player.press("editor-edit");
  await player.press("editor-keep");
  await player.until((state) => state.overlay === "KeepLevel");
  await player.press("editor-write");
  await player.until((state) => state.texts.some((key) => key.startsWith("editor-written")));
  const [pack] = await kept(player);
  await player.arrive();
  await player.press("packs-open");
  await listed(player, 1);
  const coming = player.page.waitForEvent("download");
  await reach(player, "packs-of", "Download");
  const download = await coming;
  assert.match(download.suggestedFilename(), new RegExp(`^${pack}-[0-9.]+\\.zip$`));
  await told(player, "packs-downloaded");
  const bytes = readFileSync(await download.path());
  const friend = await arrived();
  await drop(friend, "from-a-friend.zip", bytes);
  await listed(friend, 1);
  assert.deepEqual(await kept(friend), [pack]);
  assert.deepEqual([...player.complaints, ...friend.complaints], []);
  await Promise.all([player.leave(), friend.leave()]);
});

test("a pack for which there is no room is told, and the others stay", async () => {
  const player = await arrived();
  await bring(player, "marsh");
  // The developers' tools limit no IndexedDB; a disk that is full answers like this.
  await player.page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await drop(player, "otter.zip", zip("otter"));
  await told(player, "packs-full");
  await listed(player, 1);
  assert.deepEqual(await kept(player), ["marsh"]);
  await player.page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await bring(player, "otter", 2);
  await player.leave();
});

/** Puts things into the storage that the game would not put there. */
const spoil = (player, things) => player.page.evaluate((things) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("menagerie-packs", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("packs");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const deal = asked.result.transaction("packs", "readwrite");
    for (const [name, form, bytes] of things) {
      deal.objectStore("packs").put(form === null ? "a string" : { form, bytes: Uint8Array.from(bytes) }, name);
    }
    deal.oncomplete = () => (asked.result.close(), resolve());
  };
}), things);

test("what is damaged or kept in another form is told, stays, and can be removed", async () => {
  const player = await arrived(async (player) => {
    await player.page.goto(server.address);
    const whole = [...zip("marsh")];
    await spoil(player, [["marsh", 1, whole], ["newer", 2, whole], ["strange", null], ["torn", 1, whole.slice(0, 400)]]);
  });
  await player.press("packs-open-flawed");
  const state = await listed(player, 4);
  assert.equal(state.texts.filter((key) => key === "packs-refused").length, 3);
  await reach(player, "packs-of", "Remove: packs/torn");
  await player.press("packs-remove");
  await listed(player, 3);
  assert.deepEqual(await kept(player), ["marsh", "newer", "strange"]);
  await player.leave();
});

test("a storage that a newer version has changed is told and left as it is", async () => {
  const player = await arrived(async (player) => {
    await player.page.goto(server.address);
    await player.page.evaluate(() => new Promise((resolve) => {
      const asked = indexedDB.open("menagerie-packs", 7);
      asked.onsuccess = () => (asked.result.close(), resolve());
    }));
  });
  await openList(player);
  await told(player, "packs-newer-store");
  const version = await player.page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === "menagerie-packs").version);
  assert.equal(version, 7);
  await player.leave();
});

test("a browser that keeps nothing plays without packs and says so", async () => {
  const player = await arrived((player) =>
    player.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no storage here", "SecurityError");
      };
    }));
  await openList(player);
  await told(player, "packs-no-store");
  await drop(player, "marsh.zip", zip("marsh"));
  await told(player, "packs-no-store");
  await player.page.keyboard.press("Escape", { delay: 60 });
  await player.until((state) => state.overlay === "Settings");
  await player.page.keyboard.press("Escape", { delay: 60 });
  await player.until((state) => state.overlay === "None");
  await player.begin("Jungle");
  await player.leave();
});

test("what is no pack is turned away, and a start without packs reads none", async () => {
  const player = await arrived();
  await drop(player, "holiday.zip", Buffer.from("no zip file"));
  await told(player, "packs-refused");
  await bring(player, "marsh");
  await player.page.goto(`${player.address}?watched&safe`);
  await player.page.locator("#play").click();
  await player.press("packs-open-flawed");
  await told(player, "packs-safe");
  await listed(player, 1);
  assert.deepEqual(await kept(player), ["marsh"]);
  await player.leave();
});

test("after a breakdown with packs the page leads to a start without them", async () => {
  const player = await arrived();
  await bring(player, "marsh");
  await player.page.evaluate(() => window.dispatchEvent(new CustomEvent("menagerie-broken", { detail: "a rule was lost" })));
  const link = player.page.locator("#safe a");
  assert.match(await link.textContent(), /\?safe/);
  await link.click();
  await player.page.locator("#play").click();
  await player.press("packs-open-flawed");
  await told(player, "packs-safe");
  assert.deepEqual(await kept(player), ["marsh"]);
  await player.leave();
});

test("every data file lies in the bundle, for packs are judged against them", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.goto(server.address);
  const parcel = JSON.parse(await player.page.locator("#parcel").textContent());
  const held = new Set(parcel.bundle.holds.map(([path]) => path));
  const below = (root) => readdirSync(join(SOURCES, root), { recursive: true }).map((path) => `${root}/${path}`);
  const drawn = /^assets\/(art\/svg|sounds\/scores)\//;
  const data = [...below("assets"), ...below("levels")].filter((path) => path.endsWith(".ron") && !drawn.test(path));
  assert.ok(data.length > 50);
  assert.deepEqual(data.filter((path) => !held.has(path)), []);
  await player.leave();
});

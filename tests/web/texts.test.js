// Matches leave the browser as files and texts and are imported again; and the game goes on while
// the page is hidden.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

/** A player before the list of matches, in which lies one of Jungle. */
async function atTheList(options = {}) {
  const player = await Player.at(browser, server.address, options);
  await player.arrive();
  await player.begin("Jungle");
  await byPointer(player, 1);
  await player.until((state) => state.awaits);
  await player.arrive();
  await player.press("title-saves");
  await lists(player, 1);
  return player;
}

/** Waits until so many matches are listed. */
function lists(player, count) {
  return player.until((state, count) => state.buttons.filter(({ key }) => key === "saves-go-on").length === count, count);
}

test("a match is downloaded, and comes in again by dropping it or choosing it", async () => {
  const player = await atTheList();
  const [download] = await Promise.all([player.page.waitForEvent("download"), player.press("saves-export")]);
  assert.match(download.suggestedFilename(), /^jungle-.*\.save$/);
  const text = readFileSync(await download.path(), "utf8");
  const dropped = await player.page.evaluateHandle((text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], "match.save", { type: "text/plain" }));
    return held;
  }, text);
  await player.page.dispatchEvent("#game", "drop", { dataTransfer: dropped });
  await lists(player, 2);
  const [chooser] = await Promise.all([player.page.waitForEvent("filechooser"), player.press("saves-choose")]);
  await chooser.setFiles({ name: "match.save", mimeType: "text/plain", buffer: Buffer.from(text) });
  await lists(player, 3);
  await player.press("saves-go-on");
  await player.until((state) => state.screen === "Play" && state.game === "jungle" && state.entries > 0);
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

test("a match is copied as text and pasted again", async () => {
  const player = await atTheList({ permissions: ["clipboard-read", "clipboard-write"] });
  await player.press("saves-copy");
  await player.page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("jungle/combat"));
  await player.press("saves-paste");
  await lists(player, 2);
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

test("what is no match is refused when it is dropped, and nothing is lost", async () => {
  const player = await atTheList();
  const sound = await player.page.evaluate(() => localStorage.getItem(Object.keys(localStorage).find((key) => /(?<!\.before)\.save$/.test(key))));
  for (const text of ["\x89PNG\r\n\x1a\n\0", "x".repeat(3_000_000), sound]) {
    const dropped = await player.page.evaluateHandle((text) => {
      const held = new DataTransfer();
      held.items.add(new File([text], "match.save"));
      return held;
    }, text);
    await player.page.dispatchEvent("#game", "drop", { dataTransfer: dropped });
  }
  // Files are imported one after the other, so once the sound one is there, the others have been
  // refused.
  await lists(player, 2);
  await player.press("saves-go-on");
  await player.until((state) => state.screen === "Play" && state.awaits);
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

test("out of sight nothing is played, and in sight again it goes on", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  const begun = await player.begin("Jungle");
  const sight = (hidden) => player.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  // After every action of the player the computer must answer; if it was too fast to observe, the
  // next one counts.
  const answers = (state) => (state.entries - begun.entries) % 2 === 1;
  let left = begun;
  for (let turn = 0; turn < 5 && !answers(left); turn++) {
    await sight(false);
    await byPointer(player, turn);
    await sight(true);
    await player.page.waitForTimeout(1500);
    left = await player.state();
  }
  assert.ok(answers(left), "the computer is to decide");
  await player.page.waitForTimeout(4000);
  assert.equal((await player.state()).entries, left.entries);
  await sight(false);
  await player.until((state, entries) => state.entries > entries, left.entries);
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

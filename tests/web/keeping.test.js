// The match and the settings outlive a visit.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";
import { byPointer, leaveAndGoOn } from "./hands.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

for (const game of ["Jungle", "Zoon"]) {
  test(`a match of ${game} goes on after the page was loaded again`, async () => {
    const player = await Player.at(browser, server.address);
    await leaveAndGoOn(player, game);
    assert.deepEqual(player.complaints, []);
    await player.leave();
  });
}

test("another language is spoken at once and after the page was loaded again", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  await player.press("title-settings");
  await player.press("settings-as-is", "Français");
  await player.until((state) => state.language === "fr");
  await player.arrive();
  const { buttons } = await player.until((state) => state.language === "fr");
  assert.ok(buttons.some((button) => button.says === "Jouer"));
  await player.leave();
});

test("a table at rest stands still", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  await player.begin("Jungle");
  // The table may still be fading in, or an animal may blink, for as long as somebody seems to be there: 20 seconds.
  await player.page.waitForTimeout(22_000);
  const first = await player.picture();
  assert.ok(first.colours > 200);
  for (let count = 0; count < 4; count++) {
    await player.page.waitForTimeout(1500);
    assert.ok((await player.picture()).png === first.png, "the table still moves");
  }
  await player.leave();
});

/** Another tab of the same browser, at the title. */
async function besides(player) {
  const other = new Player(player.context, await player.context.newPage(), player.address);
  await other.arrive();
  return other;
}

test("a match that another tab plays goes on there, and here as a copy", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  await player.begin("Jungle");
  await byPointer(player, 1);
  await player.until((state) => state.awaits);
  const other = await besides(player);
  await other.press("title-continue");
  await other.until((state) => state.overlay === "Taken");
  await other.press("taken-copy");
  await other.until((state) => state.screen === "Play" && state.awaits);
  await byPointer(other, 2);
  await player.page.bringToFront();
  await byPointer(player, 3);
  // Each match is kept in two generations.
  const kept = () => Object.keys(localStorage).filter((key) => /(?<!\.before)\.save$/.test(key)).length;
  assert.equal(await player.page.evaluate(kept), 2);
  assert.deepEqual([...player.complaints, ...other.complaints], []);
  await player.leave();
});

test("what is set in one tab holds in the other", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  const other = await besides(player);
  await other.press("title-settings");
  await other.press("settings-as-is", "Français");
  await other.until((state) => state.language === "fr");
  await player.page.bringToFront();
  await player.until((state) => state.language === "fr");
  await player.leave();
});

test("where nothing can be kept the game goes on and says so", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await player.arrive();
  await player.press("title-settings");
  await player.press("settings-as-is", "Français");
  await player.until((state) => state.language === "fr");
  await player.page.keyboard.press("Escape", { delay: 60 });
  await player.until((state) => state.overlay === "None");
  await player.begin("Jungle");
  await byPointer(player, 1);
  assert.equal(await player.page.locator("#trouble").isVisible(), false);
  await player.leave();
});

// What outlives a visit: the match and the settings.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

test("a match goes on after the page was loaded again", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  await player.begin("Jungle");
  await byPointer(player, 1);
  const left = await player.until((state) => state.awaits);
  await player.arrive();
  await player.press("title-continue");
  const found = await player.until((state) => state.screen === "Play" && state.awaits);
  assert.equal(found.entries, left.entries);
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

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
  const first = await player.picture();
  await player.page.waitForTimeout(1500);
  const second = await player.picture();
  assert.ok(first.colours > 200);
  assert.equal(first.png, second.png);
  await player.leave();
});

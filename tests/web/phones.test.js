// Telephones and tablets as Chromium emulates them: their sizes, fine pixels, touch, and being turned.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { devices } from "playwright-core";
import { Player, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

/** Emulates a device; its engine's name says what it is, and the browser stays Chromium. */
const emulated = ({ defaultBrowserType, ...rest }) => rest;

for (const [device, game] of [["iPhone SE", "Jungle"], ["Pixel 7", "Arena"], ["iPhone 15 Pro landscape", "Zoon"], ["iPad Mini", "Honga"]]) {
  test(`${game} is played on while an ${device} is turned`, async () => {
    const player = await Player.at(browser, server.address, emulated(devices[device]));
    await player.arrive();
    await player.begin(game);
    await byPointer(player, 0);
    const { width, height } = player.page.viewportSize();
    await player.page.setViewportSize({ width: height, height: width });
    const { buttons, spots } = await player.until((state) => state.awaits);
    const outside = ([x, y]) => x < 0 || y < 0 || x > height || y > width;
    assert.deepEqual(buttons.filter(({ x, y }) => outside([x, y])).map(({ key }) => key), [], "buttons are on the turned screen");
    assert.deepEqual(spots.filter(outside), [], "so is what may be picked");
    await byPointer(player, 1);
    if (process.env.MENAGERIE_PICTURES) await player.picture(`${process.env.MENAGERIE_PICTURES}/${device}-${game}.png`);
    assert.deepEqual(player.complaints, []);
    await player.leave();
  });
}

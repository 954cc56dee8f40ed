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

/** A player at an emulated device. The browser stays Chromium, whatever engine the device has. */
async function atDevice({ defaultBrowserType, ...device }) {
  const player = await Player.at(browser, server.address, device);
  // Chromium measures an emulated screen in coarse pixels; without this the game multiplies them, as in Safari, where there is none.
  await player.page.addInitScript(() => delete ResizeObserverEntry.prototype.devicePixelContentBoxSize);
  return player;
}

/** Waits until nothing that may be pressed lies outside the screen. Choices beside the board scroll, so that some may lie above or below. */
function allInReach(player) {
  const { width, height } = player.page.viewportSize();
  return player.until((state, [right, bottom]) => {
    const scrolls = ({ key }) => !key.startsWith("bar-");
    const places = [...state.buttons.map((button) => [button.x, scrolls(button) ? 0 : button.y]), ...state.spots];
    return state.awaits && places.every(([x, y]) => x >= 0 && y >= 0 && x <= right && y <= bottom);
  }, [width, height]);
}

/** Turns the device, and waits until the game has taken the new size. */
async function turn(player) {
  const { width, height } = player.page.viewportSize();
  await player.page.setViewportSize({ width: height, height: width });
  await player.page.waitForFunction((width) => document.getElementById("game").width === Math.round(width * devicePixelRatio), height);
}

// Drawn in software, a tablet's three million pixels take seconds a frame: it has a quarter of them here.
const COARSE = { deviceScaleFactor: 1 };
const CHOSEN = [
  ["Jungle", "Pixel 7"],
  ["Arena", "iPhone SE"],
  ["Zoon", "iPhone 15 Pro landscape"],
  ["Honga", "iPad Mini", COARSE],
  ["Arena", "iPad Mini", COARSE],
];

for (const [game, device, other] of CHOSEN) {
  test(`${game} is played on while the device ${device} is turned`, async () => {
    const player = await atDevice({ ...devices[device], ...other });
    await player.arrive();
    await player.begin(game);
    await allInReach(player);
    await byPointer(player, 0);
    await turn(player);
    await allInReach(player);
    await byPointer(player, 1);
    if (process.env.MENAGERIE_PICTURES) await player.picture(`${process.env.MENAGERIE_PICTURES}/${device}-${game}.png`);
    assert.deepEqual(player.complaints, []);
    await player.leave();
  });
}

// The page in Firefox and in WebKit, the engine of Safari: `scripts/try_browsers` runs this for each.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Player, serve } from "./browser.js";
import { byKeys, byPointer, leaveAndGoOn } from "./hands.js";
import { launch } from "./webdriver.js";

const GAMES = ["Jungle", "Arena", "Zoon", "Honga"];
const ENGINE = process.env.MENAGERIE_ENGINE;
const PICTURES = process.env.MENAGERIE_PICTURES;
// Firefox makes no window narrower than 500.
const SIZES = { mouse: { width: 640, height: 360 }, finger: { width: 500, height: 640 }, keys: { width: 960, height: 540 } };

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(ENGINE), serve()])));
after(async () => {
  browser.close();
  server.stop();
});

const pixels = (player, name) => player.picture().then(({ png, colours }) => {
  writeFileSync(`${PICTURES}/${ENGINE}-${name}.png`, Buffer.from(png, "base64"));
  return colours;
});

for (const [hand, act] of [["mouse", byPointer], ["finger", byPointer], ["keys", byKeys]]) {
  for (const game of GAMES) {
    test(`five actions of ${game} are taken by ${hand} in ${ENGINE}`, async () => {
      const player = await Player.at(browser, server.address, { viewport: SIZES[hand], hasTouch: hand === "finger" });
      try {
        await player.arrive();
        await player.begin(game);
        for (let turn = 0; turn < 5; turn++) await act(player, turn);
        const colours = await pixels(player, `${game}-${hand}`);
        assert.ok(colours > 200, `a table has more than ${colours} colours`);
        assert.deepEqual((await player.page.complaints()).filter((said) => !said.includes("Using exceptions for control flow")), []);
      } finally {
        await player.leave();
      }
    });
  }
}

test(`a match goes on after the page is opened again in ${ENGINE}`, async () => {
  const player = await Player.at(browser, server.address, { viewport: SIZES.mouse });
  try {
    await leaveAndGoOn(player, "Jungle");
  } finally {
    await player.leave();
  }
});

// Every game in a browser: begins a match and takes five actions by mouse, by finger and by keys,
// without any error.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";
import { byKeys, byPointer } from "./hands.js";

const GAMES = ["Jungle", "Arena", "Zoon", "Honga"];
const HANDS = {
  mouse: { options: {}, act: byPointer },
  finger: { options: { hasTouch: true, isMobile: true }, act: byPointer },
  keys: { options: {}, act: byKeys },
};

const UPRIGHT = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

for (const [hand, { options, act }] of Object.entries(HANDS)) {
  for (const game of GAMES) {
    test(`five actions of ${game} are taken by ${hand}`, async () => {
      const player = await Player.at(browser, server.address, options);
      await player.arrive();
      await player.begin(game);
      for (let turn = 0; turn < 5; turn++) await act(player, turn);
      const { colours } = await player.picture();
      assert.ok(colours > 200, `a table has more than ${colours} colours`);
      assert.deepEqual(player.complaints, []);
      await player.leave();
    });
  }
}

test("the sheet's buttons keep out of the bar on a telephone held upright", async () => {
  const player = await Player.at(browser, server.address, UPRIGHT);
  await player.arrive();
  await player.press("card-spoken", "Honga");
  const { buttons } = await player.until((state) => state.buttons.some(({ key }) => key === "setup-seat-spoken"));
  const [FINGER, BAR] = [44, 331];
  assert.deepEqual(buttons.filter(({ x }) => x + FINGER / 2 > BAR).map(({ key, says, x }) => [key, says, x]), []);
  await player.leave();
});

for (const game of ["Jungle", "Honga"]) {
  test(`${game} is played on a telephone held upright`, async () => {
    const player = await Player.at(browser, server.address, UPRIGHT);
    await player.arrive();
    await player.begin(game);
    for (let turn = 0; turn < 2; turn++) await byPointer(player, turn);
    assert.deepEqual(player.complaints, []);
    await player.leave();
  });
}

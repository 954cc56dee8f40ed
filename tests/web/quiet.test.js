// The page rests while nothing happens: no frame is requested and the page's thread sleeps, on the
// title, on a set-up sheet, at the table of each game, below a dialog, after a hint, and in a
// replay.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

const GAMES = ["Jungle", "Arena", "Zoon", "Honga"];
/** Milliseconds that are watched. */
const WATCHED = 5_000;
/** Per cent of those that the page's thread may work. */
const MOST_WORK = 2;
/** So often quiet is waited for: animations end, files arrive. */
const TRIES = 12;

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

/** A player whose page counts the frames that are asked for. */
async function counted() {
  const player = await Player.at(browser, server.address);
  await player.page.addInitScript(() => {
    const ask = globalThis.requestAnimationFrame;
    globalThis.framesAsked = 0;
    globalThis.requestAnimationFrame = (then) => {
      globalThis.framesAsked += 1;
      return ask.call(globalThis, then);
    };
  });
  await player.arrive();
  player.devtools = await player.context.newCDPSession(player.page);
  await player.devtools.send("Performance.enable");
  return player;
}

/** What the page did so far: frames asked for, and seconds of work. */
async function done(player) {
  const frames = await player.page.evaluate(() => globalThis.framesAsked);
  const { metrics } = await player.devtools.send("Performance.getMetrics");
  return { frames, work: metrics.find(({ name }) => name === "TaskDuration").value };
}

/** Waits until the page rests; fails where it never does. */
async function rests(player, where) {
  let last;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const began = await done(player);
    await player.page.waitForTimeout(WATCHED);
    const ended = await done(player);
    last = { frames: ended.frames - began.frames, work: (100_000 * (ended.work - began.work)) / WATCHED };
    if (last.frames === 0 && last.work <= MOST_WORK) {
      console.log(`${where}: ${last.frames} frames, ${last.work.toFixed(2)} % of the page's thread in ${WATCHED / 1000} quiet seconds`);
      return;
    }
  }
  assert.fail(`${where} never rests: ${last.frames} frames and ${last.work.toFixed(1)} % of the page's thread in ${WATCHED / 1000} s`);
}

test("title and set-up sheet rest", async () => {
  const player = await counted();
  await rests(player, "title");
  await player.press("card-spoken", "Jungle");
  await player.until((state) => state.buttons.some(({ key }) => key === "setup-start"));
  await rests(player, "set-up sheet");
  await player.leave();
});

for (const game of GAMES) {
  test(`the table of ${game} rests, below a dialog, and after a hint`, async () => {
    const player = await counted();
    await player.begin(game);
    await rests(player, `table of ${game}`);
    await player.page.keyboard.press("Escape", { delay: 60 });
    await player.until((state) => state.overlay === "Pause");
    await rests(player, `${game} below a dialog`);
    await player.page.keyboard.press("Escape", { delay: 60 });
    await player.until((state) => state.overlay === "None");
    await player.page.keyboard.press("h", { delay: 60 });
    await player.page.waitForTimeout(1_000);
    await rests(player, `${game} after a hint`);
    assert.deepEqual(player.complaints, []);
    await player.leave();
  });
}

test("a replay rests, and again after a step", async () => {
  const player = await counted();
  await player.begin("Jungle");
  for (const turn of [1, 2]) await byPointer(player, turn);
  await player.until((state) => state.awaits);
  await player.page.keyboard.press("Escape", { delay: 60 });
  await player.until((state) => state.overlay === "Pause");
  // In such a low window the last button appears once the menu is scrolled.
  await player.page.mouse.move(315, 180);
  await player.page.mouse.wheel(0, 400);
  await player.until((state) => state.buttons.some(({ key, y }) => key === "pause-leave" && y < 350));
  await player.press("pause-leave");
  await player.press("title-saves");
  await player.press("saves-watch");
  await player.until((state) => state.screen === "Play" && state.buttons.length > 0);
  await rests(player, "replay");
  await player.page.keyboard.press("Space", { delay: 60 });
  await player.page.waitForTimeout(1_000);
  await rests(player, "the replay, a step on");
  assert.deepEqual(player.complaints, []);
  await player.leave();
});

// Measures how long a hard computer player of Jungle takes to answer, on its own thread and between
// frames: node who_thinks.js ROUNDS
//
// Without the script of its thread the game thinks between frames, so that script is withheld every other time. Milliseconds, with the
// move's way over the board; the first answer, for which the thread is fetched, is left out.

import { Player, launch, serve } from "./browser.js";
import { byPointer } from "./hands.js";

const [rounds] = process.argv.slice(2);
const ANSWERS = 4;

/** What a frame more or less costs the eye: how far they lie apart. */
function count() {
  window.gaps = [];
  const next = (before) => requestAnimationFrame((now) => (window.gaps.push(now - before), next(now)));
  next(performance.now());
}

async function measure(browser, address, withhold) {
  const player = await Player.at(browser, address);
  let withheld = 0;
  if (withhold) await player.page.route("**/mind*", (route) => (withheld++, route.abort()));
  await player.page.addInitScript(count);
  await player.arrive();
  await player.begin("Jungle", "character-hard");
  const waits = [];
  for (let turn = 0; turn <= ANSWERS; turn++) {
    await byPointer(player, turn);
    const since = Date.now();
    const { over } = await player.until((state) => state.awaits || state.over);
    if (over) break;
    waits.push(Date.now() - since);
    if (turn === 0) await player.page.evaluate(() => (window.gaps.length = 0));
  }
  if (withhold && withheld === 0) throw new Error("the thread's script was never asked for");
  const gaps = (await player.page.evaluate(() => window.gaps)).sort((one, other) => one - other);
  const at = (share) => Math.round(gaps[Math.floor((gaps.length - 1) * share)]);
  await player.leave();
  return `${waits.slice(1).join(", ")}; ${gaps.length} frames, apart ${at(0.5)} (median), ${at(0.95)} (95 %), ${at(1)} (longest)`;
}

const [browser, server] = await Promise.all([launch(), serve()]);
try {
  for (let round = 0; round < Number(rounds); round++) {
    for (const withhold of [false, true]) {
      console.log(withhold ? "between the frames:" : "by a thread:", await measure(browser, server.address, withhold));
    }
  }
} finally {
  await browser.close();
  server.stop();
}

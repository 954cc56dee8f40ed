// Measures what a frame of a watched page costs its thread while the pointer moves over the table,
// in milliseconds of CPU: node frame_cost.js ROUNDS GAME FOLDER..., each folder with a built page.

import { Player, launch, serve } from "./browser.js";

const [rounds, game, ...folders] = process.argv.slice(2);
const LASTS = 12_000;

function count() {
  window.drawn = 0;
  const next = () => requestAnimationFrame(() => (window.drawn++, next()));
  next();
}

async function read(player, devtools) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const busy = 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  return { busy, drawn: await player.page.evaluate(() => window.drawn) };
}

async function measure(browser, address) {
  const player = await Player.at(browser, address);
  await player.page.addInitScript(count);
  await player.arrive();
  await player.begin(game);
  const devtools = await player.context.newCDPSession(player.page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await read(player, devtools);
  const end = Date.now() + LASTS;
  for (let step = 0; Date.now() < end; step++) {
    await player.page.mouse.move(200 + ((step * 37) % 240), 40 + ((step * 23) % 280));
    await player.page.waitForTimeout(20);
  }
  const after = await read(player, devtools);
  return (after.busy - before.busy) / (after.drawn - before.drawn);
}

for (let round = 0; round < Number(rounds); round++) {
  for (const folder of folders) {
    const [browser, server] = await Promise.all([launch(), serve(folder)]);
    try {
      console.log(folder, game, (await measure(browser, server.address)).toFixed(2));
    } finally {
      await browser.close();
      server.stop();
    }
  }
}

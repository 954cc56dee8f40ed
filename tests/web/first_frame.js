// Measures the time from opening a page to the first frame that can be clicked, in milliseconds:
// node first_frame.js ROUNDS ADDRESS...
//
// The pages take turns, because a machine's speed varies over time. Play is pressed as soon as it
// appears, and a page reports its first frame by the event `menagerie-ready`; pages with another
// program must send it too.

import { launch } from "./browser.js";

const [rounds, ...addresses] = process.argv.slice(2);

/** Written down in the page itself, so that the way from there costs nothing. */
function watch() {
  const whenDrawn = () => (window.clickableAt = performance.now());
  window.addEventListener("menagerie-ready", () => requestAnimationFrame(() => setTimeout(whenDrawn)));
}

async function measure(address) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  await page.goto(address);
  await page.locator("#play").click();
  const clickable = await page.waitForFunction(() => window.clickableAt, null, { polling: 30 });
  const taken = await clickable.jsonValue();
  await browser.close();
  return taken;
}

const taken = new Map(addresses.map((address) => [address, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const address of addresses) taken.get(address).push(await measure(address));
}
for (const [address, all] of taken) {
  all.sort((one, other) => one - other);
  console.log(address, "median", Math.round((all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2), "of", all.map(Math.round).join(" "));
}

// What the page says to screen readers, without the game: `web/voice.js` is told what src/app/hud/spoken_page.rs would tell it.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SOURCES, launch, serve } from "./browser.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve(SOURCES)])));
after(async () => {
  await browser.close();
  server.stop();
});

const HTML = `<!doctype html><title>Stage</title><canvas id="game" tabindex="0"></canvas><section id="spoken"><p id="focused"></p>
<div id="news"></div><ul id="places"></ul><input id="typed"></section><script type="module">
import { hear } from "/web/voice.js";
globalThis.typed = [];
window.addEventListener("menagerie-typed", ({ detail }) => globalThis.typed.push(detail));
globalThis.hear = hear;
</script>`;

test("what is said stands beside the canvas, and what is typed reaches the game", async () => {
  const page = await browser.newPage();
  await page.route("**/stage.html", (route) => route.fulfill({ contentType: "text/html", body: HTML }));
  await page.goto(`${server.address}stage.html`);
  await page.waitForFunction(() => globalThis.hear);
  const text = (id) => page.evaluate((id) => [...document.getElementById(id).children].map((line) => line.textContent), id);
  await page.evaluate(() => {
    hear(["names", "en", "Board", "Type a move"]);
    hear(["focus", "c3, Leopard, yours"]);
    hear(["news", "Ann: Lion a1 to a2", "Your turn"]);
    hear(["places", "a1, empty", "b1, Wolf"]);
  });
  assert.equal(await page.textContent("#focused"), "c3, Leopard, yours");
  assert.deepEqual(await text("news"), ["Ann: Lion a1 to a2", "Your turn"]);
  assert.deepEqual(await text("places"), ["a1, empty", "b1, Wolf"]);
  await page.focus("#typed");
  await page.keyboard.type("a3");
  await page.keyboard.press("Enter");
  assert.deepEqual(await page.evaluate(() => globalThis.typed), [["", false], ["a", false], ["a3", false], ["a3", true]]);
  await page.evaluate(() => hear(["hush"]));
  assert.deepEqual([await text("news"), await text("places"), await page.inputValue("#typed")], [[], [], ""]);
});

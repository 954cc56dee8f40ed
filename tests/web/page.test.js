// The page around the game: its texts before, beside and after the game, in every language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, launch, serve } from "./browser.js";

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch(), serve()])));
after(async () => {
  await browser.close();
  server.stop();
});

test("the bar ends where all has arrived, and Play appears", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.goto(server.address);
  await player.page.locator("#play").waitFor();
  assert.equal(await player.page.locator("#bar").evaluate((bar) => bar.value), 1);
  assert.equal(await player.page.title(), "Menagerie");
  await player.leave();
});

test("no sound is fetched before Play is pressed, and none that is not heard", async () => {
  const player = await Player.at(browser, server.address);
  const asked = [];
  player.page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
  const sounds = () => asked.filter((name) => name === "sound.js" || name.endsWith(".ogg"));
  await player.page.goto(`${server.address}?watched`);
  await player.page.locator("#play").waitFor();
  assert.deepEqual(sounds(), []);
  const music = player.page.waitForRequest((request) => request.url().includes("music_title"));
  await player.page.locator("#play").click();
  await music;
  assert.deepEqual(sounds().filter((name) => name.includes("tense")), []);
  await player.leave();
});

for (const [locale, play] of [["fr-CH", "Jouer"], ["de-AT", "Spielen"], ["it-CH", "Gioca"], ["tlh", "Play"]]) {
  test(`the page speaks the language of those who read ${locale}`, async () => {
    const player = await Player.at(browser, server.address, { locale });
    await player.page.goto(server.address);
    await player.page.locator("#play").waitFor();
    const spoken = play === "Play" ? "en" : locale.slice(0, 2);
    assert.equal(await player.page.locator("html").getAttribute("lang"), spoken);
    assert.equal(await player.page.locator("#play").textContent(), play);
    await player.leave();
  });
}

test("the game speaks French to those who read French", async () => {
  const player = await Player.at(browser, server.address, { locale: "fr-CH" });
  await player.arrive();
  assert.equal((await player.state()).language, "fr");
  await player.leave();
});

test("without WebGL 2 the page says so and what helps", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : real.call(this, kind, ...rest);
    };
  });
  await player.page.goto(server.address);
  await player.page.locator("#trouble").waitFor();
  assert.match(await player.page.locator("#what").textContent(), /WebGL 2/);
  await player.leave();
});

test("without WebAssembly the page says so and what helps", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.addInitScript(() => delete globalThis.WebAssembly);
  await player.page.goto(server.address);
  await player.page.locator("#trouble").waitFor();
  assert.match(await player.page.locator("#what").textContent(), /WebAssembly/);
  await player.leave();
});

test("what cannot be fetched is named, and trying again helps", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.route("**/*.wasm", (route) => route.fulfill({ status: 503 }));
  await player.page.goto(server.address);
  await player.page.locator("#trouble").waitFor();
  assert.match(await player.page.locator("#what").textContent(), /menagerie_bg\.wasm: 503/);
  await player.page.unroute("**/*.wasm");
  await player.page.locator("#again").click();
  await player.page.locator("#play").waitFor();
  await player.leave();
});

test("a bundle of another length than the page's list is told", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.route("**/shipped.bundle", (route) => route.fulfill({ body: "x" }));
  await player.page.goto(server.address);
  await player.page.locator("#trouble").waitFor();
  assert.match(await player.page.locator("#what").textContent(), /shipped\.bundle: 1 bytes instead of \d+/);
  await player.leave();
});

test("what the page has brought is not fetched again", async () => {
  const player = await Player.at(browser, server.address);
  await player.page.goto(`${server.address}?watched`);
  const play = player.page.locator("#play");
  await play.waitFor();
  const parcel = JSON.parse(await player.page.locator("#parcel").textContent());
  const brought = [...parcel.bundle.holds.map(([path]) => path), ...parcel.loose.map(({ path }) => path)];
  assert.ok(brought.includes("levels/index.ron"), `among ${brought.length} files`);
  const sent = [];
  player.page.on("request", (request) => sent.push(request.url().slice(server.address.length)));
  await play.click();
  await player.until((state) => state.screen === "Title");
  assert.deepEqual(sent.filter((path) => brought.includes(path)), []);
  await player.leave();
});

test("a program that breaks off is told with the way to go on", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  await player.page.evaluate(() => window.dispatchEvent(new CustomEvent("menagerie-broken", { detail: "a rule was lost" })));
  assert.match(await player.page.locator("#what").textContent(), /a rule was lost/);
  assert.ok(await player.page.locator("#safe").isHidden(), "there are no packs to start without");
  await player.page.locator("#again").click();
  await player.page.locator("#play").waitFor();
  await player.leave();
});

// An emulated viewport does not give the canvas its pixel size, so the whole browser gets a
// high-resolution screen here.
test("the canvas follows the window and its pixels the screen's", async () => {
  const fine = await launch("--force-device-scale-factor=2", "--window-size=700,500");
  const player = await Player.at(fine, server.address, { viewport: null });
  await player.arrive();
  const devtools = await player.context.newCDPSession(player.page);
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  await devtools.send("Browser.setWindowBounds", { windowId, bounds: { width: 520, height: 440 } });
  const fits = () => {
    const { width, height, clientWidth, clientHeight } = document.getElementById("game");
    return clientWidth <= 520 && clientWidth === innerWidth && width === 2 * clientWidth && height === 2 * clientHeight;
  };
  await player.page.waitForFunction(fits);
  await fine.close();
});

test("keys and wheel outside the canvas stay the page's", async () => {
  const player = await Player.at(browser, server.address);
  await player.arrive();
  const kept = await player.page.evaluate(() => {
    const beside = document.body.appendChild(document.createElement("input"));
    const sent = (event) => beside.dispatchEvent(event);
    const options = { bubbles: true, cancelable: true };
    return [sent(new KeyboardEvent("keydown", { key: "Tab", code: "Tab", ...options })), sent(new WheelEvent("wheel", { deltaY: 40, ...options }))];
  });
  assert.deepEqual(kept, [true, true], "nobody has prevented what they do");
  await player.leave();
});

// The page's sounds, without the game: `web/sound.js` is told what src/app/kit/sound/page.rs would tell it, and what comes out
// before the loudspeaker is measured.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { SOURCES, launch, serve } from "./browser.js";

/** Milliseconds after which something that was to be heard is missed. */
const PATIENCE = 15_000;

let browser, server;
before(async () => ([browser, server] = await Promise.all([launch("--autoplay-policy=document-user-activation-required"), serve(SOURCES)])));
after(async () => {
  await browser.close();
  server.stop();
});

/** Runs on the page before anything else: puts a meter before the loudspeaker, and notes every source that begins. */
function listen() {
  globalThis.begun = [];
  globalThis.meters = [];
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to !== this.context.destination) return connect.call(this, to, ...rest);
    this.context.meter ??= (() => {
      globalThis.context = this.context;
      const split = new ChannelSplitterNode(this.context);
      const hub = new GainNode(this.context, { channelCount: 2, channelCountMode: "explicit" });
      connect.call(hub, split);
      connect.call(hub, to);
      globalThis.meters = [0, 1].map((side) => {
        const meter = new AnalyserNode(this.context, { fftSize: 2048 });
        connect.call(split, meter, side);
        return meter;
      });
      return hub;
    })();
    return connect.call(this, this.context.meter);
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0) {
    const note = { when, loop: this.loop, seconds: this.buffer.duration, ended: false };
    const begun = this.context.currentTime;
    this.addEventListener("ended", () => Object.assign(note, { ended: true, heard: this.context.currentTime - begun }));
    globalThis.begun.push(note);
    return start.call(this, when);
  };
  /** How loud it is in the left and the right ear. */
  globalThis.loudness = () =>
    globalThis.meters.map((meter) => {
      const samples = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    });
}

const HTML = (script) => `<!doctype html><title>Stage</title><button>Play</button><script type="module">${script}</script>`;

/** An empty page that hears as the real one does. With `script`, which runs on it, a player has pressed nothing yet. */
async function stage(script) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.asked = [];
  page.warned = [];
  page.told = [];
  page.on("request", (request) => page.asked.push(new URL(request.url()).pathname));
  page.on("console", (line) => {
    if (["warning", "error"].includes(line.type())) page.warned.push(line.text());
    if (line.type() === "info") page.told.push(line.text());
  });
  page.on("pageerror", (error) => page.warned.push(String(error)));
  await page.addInitScript(listen);
  await page.route("**/stage.html", (route) => route.fulfill({ contentType: "text/html", body: HTML(script ?? "") }));
  await page.goto(`${server.address}stage.html`);
  if (!script) await page.click("button");
  page.tell = (...words) => page.evaluate(async (words) => (await import("/web/sound.js")).hear(words), words);
  page.until = (holds) => page.waitForFunction(holds, null, { polling: 20 });
  return page;
}

const begun = (page) => page.evaluate(() => globalThis.begun);
const loud = (page) => page.until(() => Math.max(...globalThis.loudness()) > 1e-4);
const silent = (page) => page.until(() => globalThis.context.currentTime > 0.2 && Math.max(...globalThis.loudness()) < 1e-6);

/** The loudest that is heard within some milliseconds, on average of both ears. */
const heard = (page, milliseconds) =>
  page.evaluate(async (milliseconds) => {
    const levels = [];
    for (const end = performance.now() + milliseconds; performance.now() < end; ) {
      levels.push(globalThis.loudness().reduce((sum, level) => sum + level ** 2, 0));
      await new Promise((next) => setTimeout(next, 20));
    }
    return Math.sqrt(levels.reduce((sum, level) => sum + level, 0) / levels.length);
  }, milliseconds);

/** A sound is left out where its file comes too late, so it is asked for until it is heard. */
async function play(page, file, gain = 1, pan = 0) {
  await page.tell("play", file, gain, pan);
  while ((await begun(page)).every(({ loop }) => loop)) await page.tell("play", file, gain, pan);
}

test("nothing is fetched before a sound is asked for, and each file once", async () => {
  const page = await stage();
  assert.deepEqual(page.asked, ["/stage.html"]);
  await play(page, "bonus.ogg");
  await page.tell("play", "bonus.ogg", 1, 0);
  assert.deepEqual(page.asked, ["/stage.html", "/web/sound.js", "/assets/sounds/bonus.ogg"]);
  assert.deepEqual(page.warned, []);
  await page.close();
});

test("before the first press the page is silent, and after it music is heard", async () => {
  // The page itself says this: what a test runs on a page counts as a press.
  const page = await stage(`
    const { hear } = await import("/web/sound.js");
    hear(["loop", "music", "music_title.ogg", null, [1, 0], [0.1, 0.1]]);
    for (let count = 0; count < 10; count++) {
      hear(["play", "hit_1.ogg", 1, 0]);
      await new Promise((next) => setTimeout(next, 50));
    }
    console.info(globalThis.context.state);
  `);
  for (let wait = 0; wait < 100 && page.told.length === 0; wait++) await setTimeout(50);
  assert.deepEqual(page.told, ["suspended"]);
  await page.click("button");
  await loud(page);
  assert.ok((await begun(page)).every(({ loop }) => loop), "a sound from before is not heard later");
  await page.close();
});

test("a sound is heard on its side and ends", async () => {
  const page = await stage();
  await play(page, "fire.ogg", 1, -0.7);
  await page.until(() => {
    const [left, right] = globalThis.loudness();
    return left > 1e-3 && left > 1.5 * right;
  });
  await page.until(() => globalThis.begun.every(({ ended }) => ended));
  await silent(page);
  await page.close();
});

test("both layers are unpacked to the sample, begin in one moment, and go round", async () => {
  const page = await stage();
  await page.tell("loop", "music", "music_zoon.ogg", "music_zoon_tense.ogg", [1, 1], [0.1, 0.1]);
  await page.tell("loop", "ambience", "bed_zoon.ogg", null, [1, 0], [0.1, 0.1]);
  await page.until(() => globalThis.begun.length === 3);
  const [calm, tense] = (await begun(page)).filter(({ seconds }) => seconds > 60);
  assert.equal(calm.when, tense.when);
  assert.equal(calm.seconds, tense.seconds);
  assert.ok(Math.abs(calm.seconds - 72) < 1e-4, `${calm.seconds} s instead of 72`);
  assert.ok((await begun(page)).every(({ loop }) => loop));
  await loud(page);
  assert.deepEqual(page.warned, []);
  await page.close();
});

test("the music steps back, comes back, and falls silent", async () => {
  const page = await stage();
  const bed = (gain, seconds) => page.tell("loop", "ambience", "bed_jungle.ogg", null, [gain, 0], [seconds, seconds]);
  await bed(1, 0.05);
  await loud(page);
  await page.waitForTimeout(200);
  const full = await heard(page, 1500);
  await bed(0.1, 0.05);
  await page.waitForTimeout(200);
  const ducked = await heard(page, 1500);
  assert.ok(ducked > 0.05 * full && ducked < 0.2 * full, `${ducked} instead of a tenth of ${full}`);
  await bed(1, 0.05);
  await page.waitForTimeout(200);
  const back = await heard(page, 1500);
  assert.ok(back > 0.6 * full && back < 1.6 * full, `${back} instead of ${full}`);
  await page.tell("loop", "ambience", null, null, [0, 0], [0.05, 0.05]);
  await silent(page);
  await page.until(() => globalThis.begun.every(({ ended }) => ended));
  await page.close();
});

test("a piece gives way to another, and to nothing, without a source left behind", async () => {
  const page = await stage();
  for (const place of ["title", "arena", "title", "honga"]) {
    await page.tell("loop", "ambience", `bed_${place}.ogg`, null, [1, 0], [0.05, 0.05]);
    await page.waitForTimeout(300);
  }
  await page.until(() => globalThis.begun.filter(({ ended }) => !ended).length === 1);
  await page.tell("loop", "ambience", null, null, [0, 0], [0.05, 0.05]);
  await page.until(() => globalThis.begun.every(({ ended }) => ended));
  await page.close();
});

test("music begins anew when a pack brings another file of its name, and again when the pack goes", async () => {
  const page = await stage();
  await page.tell("loop", "ambience", "bed_zoon.ogg", null, [1, 0], [0.05, 0.05]);
  await page.until(() => globalThis.begun.length === 1);
  await page.tell("loop", "music", "bed_title.ogg", null, [1, 0], [0.05, 0.05]);
  await page.until(() => globalThis.begun.length === 2);
  const [, own] = await begun(page);
  const give = (name, of) =>
    page.evaluate(async ([name, of]) => {
      const bytes = await (await fetch(`/assets/sounds/${of}`)).arrayBuffer();
      (await import("/web/sound.js")).hear(["give", name, new Uint8Array(bytes)]);
    }, [name, of]);
  await give("bed_title.ogg", "bonus.ogg");
  await page.until(() => globalThis.begun.length === 3);
  assert.ok((await begun(page))[2].seconds < own.seconds / 2, "the pack's file plays");
  await page.tell("take", "bed_title.ogg");
  await page.until(() => globalThis.begun.length === 4);
  assert.equal((await begun(page))[3].seconds, own.seconds);
  await page.until(() => globalThis.begun.filter(({ ended }) => !ended).length === 2);
  assert.ok(!(await begun(page))[0].ended, "the ambience plays on");
  await give("nothing_plays.ogg", "bonus.ogg");
  await page.waitForTimeout(300);
  assert.equal((await begun(page)).length, 4);
  await page.close();
});

test("unpacked sounds that were heard longest ago are forgotten when many are kept", async () => {
  const page = await stage();
  const asked = (file) => page.asked.filter((path) => path.endsWith(file)).length;
  // A sound is left out where its file comes too late, so it is asked for until it is heard.
  const heard = async (file) => {
    const { length } = await begun(page);
    while ((await begun(page)).length === length) {
      await page.tell("play", file, 1, 0);
      await page.waitForTimeout(400);
    }
    await page.tell("hush");
  };
  await heard("bonus.ogg");
  // Music that is heard as a sound: no sound of the game is as long.
  await heard("music_zoon.ogg");
  await heard("music_zoon_tense.ogg");
  await heard("bonus.ogg");
  await heard("music_zoon_tense.ogg");
  assert.deepEqual(["bonus.ogg", "music_zoon.ogg", "music_zoon_tense.ogg"].map(asked), [2, 1, 1]);
  await heard("music_zoon.ogg");
  assert.deepEqual(["bonus.ogg", "music_zoon.ogg", "music_zoon_tense.ogg"].map(asked), [2, 2, 1]);
  await page.close();
});

test("sounds that are switched off end at once", async () => {
  const page = await stage();
  await play(page, "loss.ogg");
  await loud(page);
  await page.tell("hush");
  await page.until(() => globalThis.begun.every(({ ended }) => ended));
  const [{ heard, seconds }] = await begun(page);
  assert.ok(heard < seconds / 2, `heard for ${heard} of ${seconds} s`);
  await silent(page);
  await page.close();
});

test("a page that is not in front rests, unless the player wants to hear it", async () => {
  const page = await stage();
  await page.tell("loop", "ambience", "bed_title.ogg", null, [1, 0], [0.05, 0.05]);
  await loud(page);
  const focus = (has) =>
    page.evaluate((has) => {
      document.hasFocus = () => has;
      window.dispatchEvent(new Event(has ? "focus" : "blur"));
    }, has);
  const state = (state) => page.waitForFunction((state) => globalThis.context.state === state, state);
  await focus(false);
  await state("suspended");
  await page.tell("behind", false);
  await state("running");
  await page.tell("behind", true);
  await state("suspended");
  await focus(true);
  await state("running");
  await loud(page);
  await page.close();
});

test("a file that is missing costs one warning and nothing else", async () => {
  const page = await stage();
  await page.tell("play", "nowhere.ogg", 1, 0);
  await page.tell("play", "no_more.ogg", 1, 0);
  const tense = page.waitForResponse(/music_zoon_tense/);
  await page.tell("loop", "music", "none.ogg", "music_zoon_tense.ogg", [1, 1], [0.05, 0.05]);
  await (await tense).finished();
  await play(page, "win.ogg");
  await loud(page);
  // By now it is unpacked too.
  await page.waitForTimeout(1000);
  const told = page.warned.filter((warning) => warning.includes("is not heard"));
  assert.equal(told.length, 1, page.warned.join("\n"));
  assert.ok((await begun(page)).every(({ loop }) => !loop), "no tense layer without the calm one");
  await page.close();
});

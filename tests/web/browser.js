// A page with the game in a headless Chromium, and the actions of a player there.
//
// Tests read the game's state from what it reports to a watched page, see
// `src/app/shell/test_probe.rs`. They wait for states and never for a time, because a machine without
// a graphics card draws only a few frames a second.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";

/** The built page and the sources, as `check` names them. */
export const PAGE = process.env.MENAGERIE_PAGE;
export const SOURCES = process.env.MENAGERIE_SOURCES;

const PATIENCE = 300_000;
const SMALL = { width: 640, height: 360 };

/** Serves the page until `stop()`; `address` ends in a slash. */
export async function serve(folder = PAGE) {
  const server = spawn("python3", [`${SOURCES}/scripts/serve_web.py`, folder, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(server.stdout, "data");
  const address = String(line).match(/http:\S+/)[0];
  return { address, stop: () => server.kill() };
}

/** A Chromium that draws in software; `more` are switches of its own. */
export function launch(...more) {
  const args = [
    "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-quic",
    "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ...more,
  ];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
}

/** A player before the page, with a browser profile of their own. */
export class Player {
  /** `options` are a browser context's, such as `hasTouch` or `locale`. */
  static async at(browser, address, options = {}) {
    const context = await browser.newContext({ viewport: SMALL, locale: "en-US", ...options });
    const player = new Player(context, await context.newPage(), address);
    player.touch = options.hasTouch ?? false;
    return player;
  }

  constructor(context, page, address) {
    [this.context, this.page, this.address, this.complaints] = [context, page, address, []];
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => this.hear(error.message));
    page.on("console", (line) => line.type() === "error" && this.hear(line.text()));
  }

  /** The engine leaves its first call by an exception that is none. */
  hear(complaint) {
    if (!complaint.includes("Using exceptions for control flow")) this.complaints.push(complaint);
  }

  /** Opens the page and presses its Play; returns once the title is there. */
  async arrive() {
    await this.page.goto(`${this.address}?watched`);
    await this.page.locator("#play").click();
    await this.until((state) => state.screen === "Title" && state.buttons.length > 0);
  }

  leave() {
    return this.context.close();
  }

  /** What the game tells of itself; nothing before its first frame. */
  async state() {
    return JSON.parse((await this.page.locator("#game").getAttribute("data-state")) ?? "null");
  }

  /** Waits until `holds(state, gap)`; it runs on the page, so what it needs from here is `gap`. */
  async until(holds, gap = null) {
    const test = `(gap) => { const told = document.getElementById("game").dataset.state; return told && (${holds})(JSON.parse(told), gap); }`;
    try {
      await this.page.waitForFunction(`(${test})(${JSON.stringify(gap)})`, null, { polling: 50, timeout: PATIENCE });
    } catch (cause) {
      throw new Error(`Never came about: ${holds} with ${JSON.stringify(gap)}; last told: ${JSON.stringify(await this.state())}`, { cause });
    }
    return this.state();
  }

  /** Presses a place of the canvas by mouse or finger. */
  async pressAt([x, y]) {
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y, { delay: 60 });
  }

  /** Presses the button that says the text of this key; of several the one whose words hold `says`. */
  async press(key, says = "") {
    const found = (state, [key, says]) => state.buttons.some((button) => button.key === key && button.says.includes(says));
    const state = await this.until(found, [key, says]);
    const button = state.buttons.find((button) => button.key === key && button.says.includes(says));
    await this.pressAt([button.x, button.y]);
  }

  /** From the title to the first moment at which this game's match awaits a decision, with these choices on its sheet. */
  async begin(name, ...choices) {
    await this.press("card-spoken", name);
    for (const choice of [...choices, "setup-start"]) await this.press(choice);
    return this.until((state) => state.screen === "Play" && state.awaits);
  }

  /** A picture of the page, and in how many colours it is drawn. */
  async picture(path) {
    const png = (await this.page.screenshot({ path })).toString("base64");
    const colours = await this.page.evaluate(async (png) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return new Set(new Uint32Array(canvas.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, png);
    return { png, colours };
  }
}

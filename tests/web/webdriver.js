// A browser other than Chromium, driven by the W3C's WebDriver: as much of playwright's `Browser` as `Player` uses.
//
// WebKit is the engine of Safari. Both browsers draw into a window, so they need a display.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** How each engine's driver is started on a port, what its session asks for, and what it says it is. */
const ENGINES = {
  firefox: {
    driver: ["geckodriver", "--port"],
    wish: {
      "moz:firefoxOptions": {
        binary: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
        prefs: { "webgl.force-enabled": true, "dom.w3c_touch_events.enabled": 1, "media.autoplay.default": 0 },
      },
    },
  },
  webkit: {
    driver: ["WebKitWebDriver", "--port"],
    // Its driver makes a finger a mouse.
    fingerless: true,
    // A container's own walls leave no room for the browser's.
    environment: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    wish: {
      "webkitgtk:browserOptions": {
        binary: process.env.WEBKIT ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        args: ["--automation"],
      },
    },
  },
};

/** The keys that WebDriver names by a sign of its own. */
const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: " ", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015" };

/** What the page hears of a finger that taps. */
const TAP = `async ([clientX, clientY]) => {
  const finger = { pointerType: "touch", pointerId: 9, isPrimary: true, clientX, clientY, bubbles: true, cancelable: true };
  const touched = document.elementFromPoint(clientX, clientY);
  const tell = (kind, buttons) => touched.dispatchEvent(new PointerEvent(kind, { ...finger, button: 0, buttons }));
  tell("pointerdown", 1);
  await new Promise((done) => setTimeout(done, 60));
  tell("pointerup", 0);
}`;

const sleep = (time) => new Promise((done) => setTimeout(done, time));

/** A port that nobody listens at, so that no driver of another run answers. */
async function freePort() {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address();
  holder.close();
  return port;
}

/** Starts the engine's driver; `newContext` opens a window, one at a time. */
export async function launch(engine) {
  const port = await freePort();
  const { driver: [program, option], environment, wish, fingerless } = ENGINES[engine];
  const driver = spawn(program, [`${option}=${port}`], { stdio: "ignore", env: { ...process.env, ...environment } });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return {
    newContext: async ({ viewport }) => {
      const { sessionId, capabilities } = await send("POST", `${address}/session`, { capabilities: { alwaysMatch: wish } });
      const page = new Page(`${address}/session/${sessionId}`, capabilities);
      if (fingerless) page.touchscreen.tap = (x, y) => page.evaluate(TAP, [x, y]);
      await page.fit(viewport);
      return { newPage: () => page, close: () => send("DELETE", page.session) };
    },
    close: () => driver.kill(),
  };
}

async function answers(address) {
  for (let wait = 0; wait < 100; wait++) {
    if (await fetch(`${address}/status`).then((answer) => answer.ok, () => false)) return;
    await sleep(100);
  }
  throw new Error(`No driver answers at ${address}`);
}

async function send(method, address, body) {
  // Firefox takes no other type than JSON.
  const answer = await fetch(address, { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}

class Page {
  constructor(session, { browserName, browserVersion }) {
    [this.session, this.name] = [session, `${browserName} ${browserVersion}`];
    this.patience = 30_000;
    this.mouse = { click: (x, y, { delay = 0 } = {}) => this.#press("mouse", x, y, delay) };
    this.touchscreen = { tap: (x, y) => this.#press("touch", x, y, 60) };
    this.keyboard = { press: (key, { delay = 0 } = {}) => this.#type(KEYS[key] ?? key, delay) };
  }

  setDefaultTimeout(time) {
    this.patience = time;
  }

  /** WebDriver has no events: `complaints` asks for what the page has said. */
  on() {}

  /** Makes the window so large that the page has this size. */
  async fit({ width, height }) {
    const [outerX, outerY] = await this.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]");
    await send("POST", `${this.session}/window/rect`, { x: 0, y: 0, width: width + outerX, height: height + outerY });
  }

  /** Opens a page and writes down its errors from then on. */
  async goto(url) {
    await send("POST", `${this.session}/url`, { url });
    await this.evaluate(`() => {
      const heard = (window.complaints = []);
      const error = console.error;
      console.error = (...words) => (heard.push(words.join(" ")), error.apply(console, words));
      addEventListener("error", (event) => heard.push(event.message));
      addEventListener("unhandledrejection", (event) => heard.push(String(event.reason)));
    }`);
  }

  complaints() {
    return this.evaluate("() => window.complaints");
  }

  evaluate(work, gap = null) {
    return send("POST", `${this.session}/execute/sync`, { script: `return (${work})(arguments[0])`, args: [gap] });
  }

  async waitForFunction(work, gap, { polling = 50, timeout = this.patience } = {}) {
    const test = String(work).startsWith("(") && gap === null ? `() => ${work}` : work;
    for (const end = Date.now() + timeout; Date.now() < end; await sleep(polling)) {
      const found = await this.evaluate(test, gap);
      if (found) return found;
    }
    throw new Error(`Never came about: ${work}`);
  }

  waitForTimeout(time) {
    return sleep(time);
  }

  locator(selector) {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    const middle = `(() => { const box = ${found}?.getBoundingClientRect(); return box?.width > 0 && [box.x + box.width / 2, box.y + box.height / 2]; })()`;
    return {
      waitFor: () => this.waitForFunction(middle, null),
      click: async () => this.mouse.click(...(await this.waitForFunction(middle, null))),
      getAttribute: (name) => this.evaluate(`() => ${found}?.getAttribute(${JSON.stringify(name)}) ?? null`),
    };
  }

  async screenshot() {
    return Buffer.from(await send("GET", `${this.session}/screenshot`), "base64");
  }

  #press(pointerType, x, y, delay) {
    const at = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
    const actions = [at, { type: "pointerDown", button: 0 }, { type: "pause", duration: delay }, { type: "pointerUp", button: 0 }];
    return this.#act({ type: "pointer", id: pointerType, parameters: { pointerType }, actions });
  }

  #type(value, delay) {
    return this.#act({ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "pause", duration: delay }, { type: "keyUp", value }] });
  }

  #act(source) {
    return send("POST", `${this.session}/actions`, { actions: [source] });
  }
}

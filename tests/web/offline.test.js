// The page as a program of its own: without a network, with a newer build, and with what others share with it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PAGE, Player, SOURCES, launch, serve } from "./browser.js";

let browser, server, folder;
before(async () => {
  // A copy, of which one test makes a newer build.
  folder = mkdtempSync(join(tmpdir(), "menagerie-offline-"));
  cpSync(PAGE, folder, { recursive: true, filter: (path) => !path.includes("/docs") });
  [browser, server] = await Promise.all([launch(), serve(folder)]);
});
after(async () => {
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true });
});

const title = (state) => state.screen === "Title" && state.buttons.length > 0;

/** A player whose browser has kept the page. */
async function kept({ address } = server) {
  const player = await Player.at(browser, address);
  await player.page.goto(`${address}?watched&offline`);
  await player.page.locator("#play").click();
  await player.until(title);
  // It takes this page over once everything is kept.
  await player.page.waitForFunction(() => navigator.serviceWorker.controller);
  return player;
}

test("after the first visit the page plays without a network", async () => {
  const gone = await serve(folder);
  const player = await kept(gone);
  await player.context.setOffline(true);
  gone.stop();
  await player.arrive();
  await player.begin("Jungle");
  assert.deepEqual(player.complaints.filter((told) => !told.includes("ERR_INTERNET_DISCONNECTED")), []);
  await player.leave();
});

test("a newer build is offered before playing, and comes when it is taken", async () => {
  const player = await kept();
  const page = readFileSync(join(folder, "index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), page.replace("</body>", "<p id=\"of-tomorrow\"></p></body>"));
  rewriteWorker();
  await player.page.goto(`${server.address}?watched&offline`);
  await player.page.locator("#play").waitFor();
  assert.equal(await player.page.locator("#of-tomorrow").count(), 0, "the build that is kept is shown");
  await player.page.locator("#take").click();
  await player.page.locator("#of-tomorrow").waitFor({ state: "attached" });
  await player.page.locator("#play").waitFor();
  assert.ok(await player.page.locator("#newer").isHidden());
  await player.leave();
});

/** What `scripts/write_worker.py` writes of the changed page. */
function rewriteWorker() {
  const made = spawnSync("python3", [`${SOURCES}/scripts/write_worker.py`, `${SOURCES}/web/worker.js`, folder]);
  assert.equal(made.status, 0, String(made.stderr));
}

test("a record that another program shares is laid among the matches", async () => {
  const player = await kept();
  const record = readFileSync(`${SOURCES}/tests/records/jungle-combat.ron`, "utf8");
  await player.page.evaluate((record) => {
    const form = Object.assign(document.createElement("form"), { action: "shared", method: "post", enctype: "multipart/form-data" });
    const held = new DataTransfer();
    held.items.add(new File([record], "match.ron", { type: "text/plain" }));
    const file = Object.assign(document.createElement("input"), { type: "file", name: "file", files: held.files });
    form.append(file);
    document.body.append(form);
    form.submit();
  }, record);
  await player.page.waitForURL(/\?shared$/);
  await player.page.evaluate(() => (document.getElementById("game").dataset.watched = ""));
  await player.page.locator("#play").click();
  await player.until((state) => state.screen === "Saves" && state.buttons.filter(({ key }) => key === "saves-export").length === 1);
  await player.leave();
});

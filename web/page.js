// The way from the page to the game: can this browser play, fetch everything, one press, start; and what to do when something fails.

import { Count, fetchFiles, fetchProgram } from "./fetching.js";
import { handOverShared, keep, onNewBuild } from "./offline.js";
import { packsLie, storedPacks } from "./packs.js";
import { language, megabytes, say } from "./words.js";

const part = (id) => document.getElementById(id);
const parcel = JSON.parse(part("parcel").textContent);

document.documentElement.lang = language;
// Makes the game report its state to tests: see src/app/shell/test_probe.rs.
if (new URLSearchParams(location.search).has("watched")) part("game").dataset.watched = "";
for (const told of document.querySelectorAll("[data-text]")) told.textContent = say(told.dataset.text);
part("again").addEventListener("click", () => location.reload());
part("safe").querySelector("a").href = `${location.search || "?"}&safe`.replace("?&", "?");

/** Shows only one of the things under the name. */
function show(id) {
  for (const other of ["loading", "play", "trouble"]) part(other).hidden = other !== id;
}

/** Tells what went wrong and what helps, above whatever is there. */
function complain(key, cause = "") {
  [part("what").textContent, part("remedy").textContent] = say(key, { cause: String(cause).replace(/[.\s]+$/, "") });
  // A pack may be why.
  part("safe").hidden = !(packsLie() && ["broken", "start"].includes(key));
  show("trouble");
  part("cover").hidden = false;
  part("again").focus();
}

function flaw() {
  if (typeof WebAssembly !== "object") return "wasm";
  return document.createElement("canvas").getContext("webgl2") ? null : "webgl";
}

async function load() {
  const count = new Count([parcel.program, parcel.bundle, ...parcel.loose], (done, all) => {
    part("bar").value = done / all;
    part("told").textContent = say("loading", { done: megabytes(done), all: megabytes(all) });
  });
  count.add(0);
  const [program, game, files] = await Promise.all([
    fetchProgram(parcel.program, count),
    import(parcel.script),
    fetchFiles(parcel.bundle, parcel.loose, count),
  ]);
  return { program, game, files };
}

/** Starts the program, and uncovers it once its title is there. The engine leaves its first call by an exception that is none. */
async function start({ program, game, files }) {
  part("told").textContent = say("starting");
  show("loading");
  window.addEventListener("menagerie-ready", () => {
    if (!part("trouble").hidden) return;
    part("cover").hidden = true;
    part("game").focus();
    handOverShared(part("game"));
    keep();
  }, { once: true });
  const packs = await storedPacks();
  // The picture of this line is worth a frame: what follows holds the page for a moment.
  await new Promise((ready) => requestAnimationFrame(() => setTimeout(ready)));
  // The program takes them while it starts: src/app/platform/shipped/bundle.rs and src/app/platform/pack_store/page.rs.
  [window.menagerieFiles, window.menageriePacks] = [files, packs];
  try {
    await game.default({ module_or_path: program });
  } catch (cause) {
    if (!String(cause).includes("Using exceptions for control flow")) throw cause;
  } finally {
    delete window.menagerieFiles;
    delete window.menageriePacks;
  }
}

/** A program that has broken off never goes on; the page says how to. */
function watch() {
  // The program tells its own words by this event, before the browser tells that it has stopped.
  let last = "";
  window.addEventListener("menagerie-broken", (event) => complain("broken", (last = event.detail)));
  window.addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) complain("broken", last || event.error.message);
  });
  part("game").addEventListener("webglcontextlost", () => complain("context"));
  // What is to be heard; without the script the game is silent.
  window.addEventListener("menagerie-sound", async ({ detail }) => {
    const sound = await import("./sound.js").catch(() => null);
    sound?.hear(detail);
  });
  // What is said, for screen readers.
  window.addEventListener("menagerie-spoken", async ({ detail }) => {
    const voice = await import("./voice.js").catch(() => null);
    voice?.hear(detail);
  });
}

/** A new build is offered before playing only, and by no press that was meant for Play. */
function offerNewBuild(take) {
  if (part("cover").hidden) return;
  part("newer").hidden = false;
  part("take").onclick = take;
}

/** A tab in which the game is played would get files of the new build. */
function tellOtherTabs() {
  part("newer").querySelector("span").textContent = say("elsewhere");
}

async function run() {
  const missing = flaw();
  if (missing) return complain(missing);
  watch();
  onNewBuild(offerNewBuild, tellOtherTabs).catch((cause) => console.warn(`A new build cannot be seen: ${cause}`));
  let loaded;
  try {
    loaded = await load();
  } catch (cause) {
    return complain(...(cause instanceof WebAssembly.CompileError ? ["wasm"] : ["fetch", cause.message]));
  }
  show("play");
  part("play").focus();
  part("play").addEventListener("click", () => start(loaded).catch((cause) => complain("start", cause.message ?? cause)), { once: true });
}

run();

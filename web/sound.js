// Plays what the game asks for with Web Audio: src/app/kit/sound/page.rs. Fetched with the first sound, and every file when it is first heard.

/** A sound whose file comes later than this, in milliseconds, is left out. */
const LATEST = 300;
/** The seconds in which music gives way to itself when its file has changed. */
const RENEWAL = 2;

const context = new AudioContext();
const effects = context.createGain();
effects.connect(context.destination);
const files = new Map();
/** The most bytes of unpacked sounds that are kept to be heard again; all of the game have 18 MB. Music is forgotten when it ends. */
const MOST_KEPT = 24e6;
/** The bytes of the sounds that are kept, by name; the one that was heard last at the end. */
const kept = new Map();
/** The bytes of packs' files by name. */
const given = new Map();
const voices = new Set();
/** What plays again and again, by the names "music" and "ambience". */
const pieces = new Map();
let quietBehind = true;
let warned = false;

/** A file's sound; null if it cannot be had. One warning is enough. */
function load(name) {
  if (!files.has(name)) {
    // What is decoded is gone afterwards, and music is decoded again.
    const own = given.has(name) && Promise.resolve(given.get(name).slice().buffer);
    const fetched = () =>
      fetch(`assets/sounds/${name}`).then((response) =>
        response.ok ? response.arrayBuffer() : Promise.reject(new Error(String(response.status))),
      );
    const loaded = (own || fetched())
      .then((bytes) => context.decodeAudioData(bytes))
      .catch((cause) => {
        if (!warned) console.warn(`${name} is not heard: ${cause.message ?? cause}. Further files are not told.`);
        warned = true;
        return null;
      });
    files.set(name, loaded);
  }
  return files.get(name);
}

/** Before the first gesture, and while it is not in front, the page is silent. */
function follow() {
  const behind = document.hidden || !document.hasFocus();
  if (quietBehind && behind) context.suspend();
  else context.resume().catch(() => {});
}

for (const event of ["pointerdown", "keydown", "focus", "blur"]) window.addEventListener(event, follow);
document.addEventListener("visibilitychange", follow);
follow();

/** Notes that a sound is heard, and forgets those that were heard longest ago and have no room beside it. */
function keep(name, { length, numberOfChannels }) {
  kept.delete(name);
  kept.set(name, 4 * length * numberOfChannels);
  let sum = [...kept.values()].reduce((sum, bytes) => sum + bytes, 0);
  for (const [oldest, bytes] of [...kept]) {
    if (sum <= MOST_KEPT || oldest === name) return;
    sum -= bytes;
    kept.delete(oldest);
    if (![...pieces.values()].some(({ calm, tense }) => [calm, tense].includes(oldest))) files.delete(oldest);
  }
}

function source(buffer, loop, ...into) {
  const node = context.createBufferSource();
  node.buffer = buffer;
  node.loop = loop;
  into.reduce((from, to) => from.connect(to), node);
  return node;
}

async function play(name, gain, pan) {
  const asked = performance.now();
  const buffer = await load(name);
  if (!buffer || context.state !== "running" || performance.now() - asked > LATEST) return;
  keep(name, buffer);
  const volume = new GainNode(context, { gain });
  const node = source(buffer, false, volume, new StereoPannerNode(context, { pan }), effects);
  voices.add(node);
  node.onended = () => voices.delete(node);
  node.start();
}

function hush() {
  for (const node of voices) node.stop();
}

/** Goes to a value in some seconds. Where it is now is reckoned, because not every browser tells while it moves. */
function glide(param, to, seconds) {
  const now = context.currentTime;
  const { from = 0, goal = 0, begun = 0, end = 0 } = param.glide ?? {};
  const here = now >= end ? goal : from + ((goal - from) * (now - begun)) / (end - begun);
  param.glide = { from: here, goal: to, begun: now, end: now + seconds };
  param.cancelScheduledValues(now);
  param.setValueAtTime(here, now);
  param.linearRampToValueAtTime(to, now + seconds);
}

function end({ layers, calm, tense }, seconds) {
  layers.forEach(({ node, gain }, layer) => {
    glide(gain.gain, 0, seconds[layer]);
    node.stop(context.currentTime + seconds[layer]);
  });
  // Unpacked music is large.
  for (const name of [calm, tense]) files.delete(name);
}

/** One piece gives way to another, or its layers become louder or quieter. Both layers begin in the same moment. */
async function loop(place, calm, tense, gains, seconds) {
  const before = pieces.get(place);
  if (before && before.calm === calm) {
    before.gains = gains;
    before.layers.forEach(({ gain }, layer) => glide(gain.gain, gains[layer], seconds[layer]));
    return;
  }
  if (before) end(before, seconds);
  pieces.delete(place);
  if (!calm) return;
  const piece = { calm, tense, gains, layers: [] };
  pieces.set(place, piece);
  const buffers = await Promise.all([calm, tense].filter(Boolean).map(load));
  // There is no tense layer without the calm one.
  if (pieces.get(place) !== piece || !buffers[0]) return;
  const begin = context.currentTime + 0.05;
  piece.layers = buffers.filter(Boolean).map((buffer, layer) => {
    const gain = new GainNode(context, { gain: 0 });
    const node = source(buffer, true, gain, context.destination);
    node.start(begin);
    glide(gain.gain, piece.gains[layer], seconds[layer]);
    return { node, gain };
  });
}

/** What plays from a file that is another one now begins anew. */
function renew(name) {
  files.delete(name);
  for (const [place, { calm, tense, gains }] of [...pieces]) {
    if (calm !== name && tense !== name) continue;
    loop(place, null, null, [0, 0], [RENEWAL, RENEWAL]);
    loop(place, calm, tense, gains, [RENEWAL, RENEWAL]);
  }
}

function give(name, bytes) {
  given.set(name, bytes);
  renew(name);
}

function take(name) {
  given.delete(name);
  renew(name);
}

function behind(quiet) {
  quietBehind = quiet;
  follow();
}

const deeds = { play, hush, loop, behind, give, take };

/** Takes a word and what belongs to it. */
export function hear([word, ...rest]) {
  deeds[word]?.(...rest);
}

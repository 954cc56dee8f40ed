// Plays what the game asks for with Web Audio: src/app/kit/sound/page.rs. Fetched with the first sound, and every file when it is first heard.

/** A sound whose file comes later than this, in milliseconds, is left out. */
const LATEST = 300;

const context = new AudioContext();
const effects = context.createGain();
effects.connect(context.destination);
const files = new Map();
const voices = new Set();
let piece = null;
let quietBehind = true;
let warned = false;

/** A file's sound; null if it cannot be had. One warning is enough. */
function load(name) {
  if (!files.has(name)) {
    const loaded = fetch(`assets/sounds/${name}`)
      .then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(new Error(String(response.status)))))
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
  const volume = new GainNode(context, { gain });
  const node = source(buffer, false, volume, new StereoPannerNode(context, { pan }), effects);
  voices.add(node);
  node.onended = () => voices.delete(node);
  node.start();
}

function hush() {
  for (const node of voices) node.stop();
}

function glide(param, to, seconds) {
  const now = context.currentTime;
  param.cancelScheduledValues(now);
  param.setValueAtTime(param.value, now);
  param.linearRampToValueAtTime(to, now + seconds);
}

/** One piece gives way to another, or its layers become louder or quieter. Both layers begin in the same moment. */
async function music(calm, tense, calmGain, tenseGain, seconds) {
  const gains = [calmGain, tenseGain];
  if (piece && piece.calm === calm) {
    piece.gains = gains;
    piece.layers.forEach(({ gain }, layer) => glide(gain.gain, gains[layer], seconds));
    return;
  }
  piece?.layers.forEach(({ node, gain }) => {
    glide(gain.gain, 0, seconds);
    node.stop(context.currentTime + seconds);
  });
  // Unpacked music is large.
  for (const name of piece ? [piece.calm, piece.tense] : []) files.delete(name);
  piece = calm ? { calm, tense, gains, layers: [] } : null;
  const mine = piece;
  if (!mine) return;
  const buffers = await Promise.all([calm, tense].map((name) => name && load(name)));
  if (piece !== mine) return;
  const begin = context.currentTime + 0.05;
  buffers.forEach((buffer, layer) => {
    if (!buffer) return;
    const gain = new GainNode(context, { gain: 0 });
    const node = source(buffer, true, gain, context.destination);
    node.start(begin);
    glide(gain.gain, mine.gains[layer], seconds);
    mine.layers[layer] = { node, gain };
  });
}

function behind(quiet) {
  quietBehind = quiet;
  follow();
}

const deeds = { play, hush, music, behind };

/** Takes a word and what belongs to it. */
export function hear([word, ...rest]) {
  deeds[word]?.(...rest);
}

// How a player without a plan takes an action: picks anything allowed until the record has one more
// entry.

import assert from "node:assert/strict";

/** What changes when something was picked. */
const pulse = (state) => JSON.stringify([state.entries, state.picked, state.spots, state.over]);

/** Waits a little for a pick to be taken; `false` when it was not, for something else lay there. */
async function taken(player, before) {
  for (let wait = 0; wait < 60; wait++) {
    const state = await player.state();
    if (pulse(state) !== pulse(before)) return true;
    await player.page.waitForTimeout(50);
  }
  return false;
}

/** The button that ends a turn, where nothing else is left to pick. */
const lastButton = (state) => state.buttons.find(({ key, disabled }) => /-button-end(-turn)?$/.test(key) && !disabled);

/** Takes one action with `pick(state, number)`, which picks something on the way to it. */
async function act(player, pick) {
  // Runs in the page, which cannot use anything in this file.
  const begun = await player.until((state) => {
    const mayEnd = state.buttons.some(({ key, disabled }) => /-button-end(-turn)?$/.test(key) && !disabled);
    return state.over || (state.awaits && (state.spots.length > 0 || mayEnd));
  });
  if (begun.over) return;
  for (let number = 0; number < 40; number++) {
    const state = await player.state();
    if (state.over || state.entries > begun.entries) return;
    if (!state.awaits) continue;
    await pick(state, number);
    await taken(player, state);
  }
  throw new Error(`Forty picks made no action of ${begun.game}: ${JSON.stringify(await player.state())}`);
}

/** By mouse or finger: the spots in an order that differs from turn to turn, so that no two matches begin alike. */
export function byPointer(player, turn) {
  return act(player, async (state, number) => {
    const spots = state.spots.filter(([x, y]) => x >= 0 && y >= 0);
    const last = lastButton(state);
    if (spots.length === 0 && last) return player.press(last.key);
    const spot = spots[(turn * 7 + number * 5) % spots.length];
    await player.pressAt(spot);
    // A disc that may still be turned has several spots in one place; a double press lays it.
    if (spots.length > 1 && spots.every((other) => String(other) === String(spot))) await player.pressAt(spot);
  });
}

/** Presses a key and lets the game see it: where few frames are drawn a second, the next key would come with it. */
async function key(player, name) {
  await player.page.keyboard.press(name, { delay: 60 });
  await player.page.waitForTimeout(300);
}

const ARROWS = ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"];

/** By keys: Tab goes to the next thing of one's own, an arrow to a square beside it; Space where a button ends the turn and nothing else has led on. */
export function byKeys(player, turn) {
  return act(player, async (state, number) => {
    if (state.spots.length === 0 || (number % 7 === 6 && lastButton(state))) return key(player, "Space");
    // With something picked, mostly presses an arrow, and sometimes Tab in case none leads on. With
    // nothing picked, the other way round.
    const arrow = state.picked > 0 ? number % 5 < 4 : number % 3 === 2;
    if (arrow) await key(player, ARROWS[(number >> 1) % 4]);
    else for (let step = 0; step <= (turn + number) % 3; step++) await key(player, "Tab");
    return key(player, "Enter");
  });
}

/** Begins a match, takes an action, opens the page again and goes on: the match is the one that was left. */
export async function leaveAndGoOn(player, game) {
  await player.arrive();
  await player.begin(game);
  await byPointer(player, 1);
  const left = await player.until((state) => state.awaits);
  await player.arrive();
  await player.press("title-continue");
  const found = await player.until((state) => state.screen === "Play" && state.awaits);
  assert.deepEqual([found.game, found.entries], [left.game, left.entries]);
}

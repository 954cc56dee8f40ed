// The computer players' own thread: brings the mind the files it asks for and passes its answers on.
// What is said in between stands at the top of examples/mind.rs.
import init, { Mind } from "./mind.js";

const ready = init().then(() => new Mind());

async function bring(mind, path) {
  const response = await fetch(path);
  mind.bring(path, response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined);
}

async function think(request) {
  const mind = await ready;
  let answer = mind.think(request);
  while (answer.startsWith("files\n")) {
    await Promise.all(answer.split("\n").slice(1).map((path) => bring(mind, path)));
    answer = mind.think(request);
  }
  return answer;
}

onmessage = async ({ data }) => {
  try {
    postMessage(await think(data));
  } catch (trouble) {
    postMessage(`trouble ${trouble}`);
  }
};

// Fetches what the game needs and counts the bytes that have come, against the sizes written when the page was built.

/** Counts a parcel of files: `[{ path, bytes }]`. Every file is told in what it weighs unpacked, as `fetch` hands it out. */
export class Count {
  constructor(files, tell) {
    this.all = files.reduce((sum, file) => sum + file.bytes, 0);
    this.done = 0;
    this.tell = tell;
  }

  add(bytes) {
    this.done = Math.min(this.done + bytes, this.all);
    this.tell(this.done, this.all);
  }
}

/** A file's response. Its bytes are counted on a copy: the browser keeps compiled code only for a response as it came. */
export async function fetchCounted(file, count) {
  const response = await fetch(file.path);
  if (!response.ok) throw new Error(`${file.path}: ${response.status} ${response.statusText}`);
  countCopy(response.clone(), count);
  return response;
}

async function countCopy(copy, count) {
  const reader = copy.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader.read()) count.add(part.value.length);
  } catch {
    // The response itself fails too, and is waited for.
  }
}

/** The program, compiled while it arrives. */
export async function fetchProgram(file, count) {
  const response = await fetchCounted(file, count);
  const typed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  // A host that does not know the type makes it slower, not impossible.
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Everything else, left in the browser's cache, where the game finds it. A few at a time, in the order given. */
export async function fetchAll(files, count, lanes = 6) {
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await (await fetchCounted(file, count)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

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
export async function fetchCounted(file, count, cache = "default") {
  const response = await fetch(file.path, { cache });
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

/** Everything else, as byte arrays by path: one bundle, cut by its index, and the files that the page itself shows too. */
export async function fetchFiles(bundle, loose, count) {
  // An older bundle from the cache would be cut by a newer index; so the server is asked whether there is another.
  const bytesOf = async (file) => (await fetchCounted(file, count, "no-cache")).arrayBuffer();
  const [bytes, ...others] = await Promise.all([bundle, ...loose].map(bytesOf));
  if (bytes.byteLength !== bundle.bytes) throw new Error(`${bundle.path}: ${bytes.byteLength} bytes instead of ${bundle.bytes}`);
  const files = {};
  let from = 0;
  for (const [path, length] of bundle.holds) {
    files[path] = new Uint8Array(bytes, from, length);
    from += length;
  }
  loose.forEach(({ path }, place) => (files[path] = new Uint8Array(others[place])));
  return files;
}

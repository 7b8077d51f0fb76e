/** The `Loader` of protocol.ts: WebAssembly where a browser has all that our Java needs; JavaScript elsewhere, or if forced. */
export async function load(base, { wasm, runtime, script }, forceScript = false) {
  return (!forceScript && (await loadWasm(base + wasm, base + runtime))) || import(base + script);
}

async function loadWasm(wasm, runtime) {
  try {
    const [{ load }, answer] = await Promise.all([import(runtime), fetch(wasm)]);
    // Not as a stream: some file servers name another type of content.
    return (await load(await answer.arrayBuffer())).exports;
  } catch {
    return undefined;
  }
}

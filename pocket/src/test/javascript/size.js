// Prints how much a browser fetches for each build of the engine, in bytes of brotli; fails above the budget.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const MOST = 250_000;
const home = new URL("../../../", import.meta.url);
const packed = (file) => brotliCompressSync(readFileSync(new URL(file, home))).length;
const loader = packed("src/main/javascript/loader.js");
const builds = {
  WebAssembly: loader + packed("target/browser/engine.wasm") + packed("target/browser/runtime.js"),
  JavaScript: loader + packed("target/browser/engine.js"),
};
for (const [name, bytes] of Object.entries(builds)) {
  console.log(name, bytes);
  if (bytes > MOST) process.exitCode = 1;
}

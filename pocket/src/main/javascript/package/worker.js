import { load } from "./loader.js";

const here = new URL(".", import.meta.url).href;
const names = { wasm: "engine.wasm", runtime: "runtime.js", script: "engine.js" };
const engine = load(here, names);

async function file(name) {
  const answer = await fetch(`${here}files/${name}`);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Int8Array(await answer.arrayBuffer());
}

async function answer(line) {
  const { answer, file: handIn } = await engine;
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(16)), hex).join("");
  for (;;) {
    const said = answer(line, seed);
    if (said.startsWith("{")) return { said };
    handIn(said, await file(said));
  }
}

const hex = (byte) => byte.toString(16).padStart(2, "0");

/** One line after another: an answer may have to wait for a file. */
let last = Promise.resolve();
onmessage = ({ data }) => {
  last = last
    .then(() => answer(data))
    .catch((error) => ({ failed: String(error) }))
    .then(postMessage);
};

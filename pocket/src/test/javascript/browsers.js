// Plays tapes (EngineTape) on builds of the engine in Chromium, each on a page of its own: node browsers.js wasm,js TAPE...
// Prints what differs.
import { readFile } from "node:fs/promises";
import { engineFile, FILES, withPages } from "./engines.js";

const [builds, ...tapes] = process.argv.slice(2);
const NAMES = { wasm: "WebAssembly", js: "JavaScript" };

const content = (name) => (/^tape\d$/.test(name) ? readFile(tapes[+name[4]]) : engineFile(name));

/** Runs on a page. */
async function play({ script, tape, names }) {
  const [{ load }, { play }] = await Promise.all([import("/loader.js"), import("/player.js")]);
  const code = { wasm: "engine.wasm", runtime: "runtime.js", script: "engine.js" };
  const engine = await load("/", code, script);
  const fetched = async (name) => [
    name,
    new Int8Array(await (await fetch(`/${name}`)).arrayBuffer()),
  ];
  const files = await Promise.all(names.map(fetched));
  const isScript = engine[Symbol.toStringTag] === "Module";
  return { isScript, ...play(engine, files, await (await fetch(tape)).text()) };
}

await withPages(content, async (open) => {
  const compare = async (build, tape) => {
    const page = await open();
    const given = { script: build === "js", tape: `/tape${tape}`, names: FILES };
    const { isScript, calls, longest, differs, heard } = await page.evaluate(play, given);
    const is = differs ? "differs in call" : "is the same in";
    console.log(NAMES[build], is, calls, "calls, the longest", Math.round(longest), "ms");
    if (differs) console.log(differs, heard);
    if (differs || !calls || isScript !== (build === "js")) process.exitCode = 1;
  };
  const all = builds.split(",").flatMap((build) => tapes.map((_, tape) => compare(build, tape)));
  await Promise.all(all);
});

// Plays tapes (EngineTape) on builds of the engine in Chromium, each on a page of its own: node browsers.js wasm,js TAPE...
// Prints what differs.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { launchBrowser } from "../../../../web/e2e/launch.js";

const [builds, ...tapes] = process.argv.slice(2);
const home = new URL("../../../../", import.meta.url);
const NETWORKS = "bots/src/main/resources/contessa/bots/net/";
const BUILT = "pocket/target/browser/";
const PLACES = {
  "loader.js": "pocket/src/main/javascript/loader.js",
  "player.js": "pocket/src/test/javascript/player.js",
  "puzzles.jsonl": "analysis/src/main/resources/contessa/analysis/puzzle/puzzles.jsonl",
};
const FILES = ["contessa", "judge", "weak", "field", "table1", "table2"]
  .concat([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `duel${n}`))
  .map((name) => `${name}.net`)
  .concat("puzzles.jsonl");
const TYPES = { js: "text/javascript", wasm: "application/wasm" };

async function content(name) {
  if (name === "") return "<!doctype html>";
  if (/^tape\d$/.test(name)) return readFile(tapes[+name[4]]);
  const folder = name.endsWith(".net") ? NETWORKS : BUILT;
  const bytes = await readFile(new URL(PLACES[name] ?? folder + name, home));
  return bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
}

const server = createServer((request, answer) => {
  const name = request.url.slice(1);
  content(name).then(
    (found) => {
      const type = TYPES[name.split(".").at(-1)] ?? "text/html";
      answer.setHeader("Content-Type", type).end(found);
    },
    () => answer.writeHead(404).end(),
  );
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const browser = await launchBrowser();

async function played(build, tape) {
  const page = await browser.newPage();
  page.on("console", (message) => console.log(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return page.evaluate(
    async ({ script, tape, names }) => {
      const [{ load }, { play }] = await Promise.all([import("/loader.js"), import("/player.js")]);
      const engine = await load(
        "/",
        { wasm: "engine.wasm", runtime: "runtime.js", script: "engine.js" },
        script,
      );
      const fetched = async (name) => [
        name,
        new Int8Array(await (await fetch(`/${name}`)).arrayBuffer()),
      ];
      const files = await Promise.all(names.map(fetched));
      const isScript = engine[Symbol.toStringTag] === "Module";
      return { isScript, ...play(engine, files, await (await fetch(tape)).text()) };
    },
    { script: build === "js", tape: `/tape${tape}`, names: FILES },
  );
}

const NAMES = { wasm: "WebAssembly", js: "JavaScript" };

async function compare(build, tape) {
  const { isScript, calls, longest, differs, heard } = await played(build, tape);
  const is = differs ? "differs in call" : "is the same in";
  console.log(NAMES[build], is, calls, "calls, the longest", Math.round(longest), "ms");
  if (differs) console.log(differs, heard);
  if (differs || !calls || isScript !== (build === "js")) process.exitCode = 1;
}

try {
  const all = builds.split(",").flatMap((build) => tapes.map((_, tape) => compare(build, tape)));
  await Promise.all(all);
} finally {
  await browser.close();
  server.close();
}

// Random games of the kernel in Chromium, after KernelTwinTest has compiled them: node kernel.js wasm|js FROM GAMES BATCH
// prints the number of the first game of each batch and a hash of all. Without numbers: steps a second.
import { engineFile, withPages } from "./engines.js";

const [build = "wasm", from, games, batch] = process.argv.slice(2);
const STEPS = build === "js" ? 1_000_000 : 20_000_000;

/** Runs on a page. */
async function load(script) {
  const { load } = await import("/loader.js");
  const code = { wasm: "engine.wasm", runtime: "runtime.js", script: "engine.js" };
  window.kernel = await load("/", code, script);
}

/** Runs on a page: the best of three, as the first also compiles. */
function speed(steps) {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    return window.kernel.steps(steps) / (performance.now() - began) / 1000;
  });
  return Math.max(...times);
}

await withPages(
  (name) => engineFile(name, "pocket/target/kernel/"),
  async (open) => {
    const page = await open();
    await page.evaluate(load, build === "js");
    if (!games) console.log(build, (await page.evaluate(speed, STEPS)).toFixed(2), "M steps a second");
    for (let at = +from; at < +from + +games; at += +batch)
      console.log(
        at,
        await page.evaluate(([first, count]) => window.kernel.hash(first, count), [at, +batch]),
      );
  },
);

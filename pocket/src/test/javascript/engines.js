// Pages in Chromium for builds of the engine, from a file server of their own.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import { launchBrowser } from "../../../../web/e2e/launch.js";

const home = new URL("../../../../", import.meta.url);
const NETWORKS = "bots/src/main/resources/contessa/bots/net/";
const PLACES = {
  "loader.js": "pocket/src/main/javascript/loader.js",
  "player.js": "pocket/src/test/javascript/player.js",
  "puzzles.jsonl": "analysis/src/main/resources/contessa/analysis/puzzle/puzzles.jsonl",
};
const TYPES = { js: "text/javascript", wasm: "application/wasm" };

/** What the engine may ask for. */
export const FILES = ["contessa", "judge", "weak", "field", "table1", "table2"]
  .concat([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `duel${n}`))
  .map((name) => `${name}.net`)
  .concat("puzzles.jsonl");

/** A file by its name on a page; code is from this folder. */
export async function engineFile(name, built = "pocket/target/browser/") {
  const place = name.endsWith(".net") ? NETWORKS + name : (PLACES[name] ?? built + name);
  const bytes = await readFile(new URL(place, home));
  return bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
}

/** Calls `use` with a function that opens an empty page; `content` is what a file's name stands for. */
export async function withPages(content, use) {
  const server = createServer((request, answer) => {
    const name = request.url.slice(1);
    Promise.resolve(name ? content(name) : "<!doctype html>").then(
      (bytes) =>
        answer.setHeader("Content-Type", TYPES[name.split(".").at(-1)] ?? "text/html").end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launchBrowser();
  try {
    await use(async (path = "") => {
      const page = await browser.newPage();
      page.on("console", (message) => console.log(message.text()));
      page.on("pageerror", (error) => console.log(error));
      await page.goto(`http://127.0.0.1:${server.address().port}/${path}`);
      return page;
    });
  } finally {
    await browser.close();
    server.close();
  }
}

// Tries the package for npm as its users do: node package.js TARBALL FOLDER. Checks the types of its example (protocol.md)
// and of answers, plays the example, and compares answers to a dialogue with those of the JVM, in both builds.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withPages } from "./engines.js";

const [tarball, folder] = process.argv.slice(2);
const home = new URL("../../../../", import.meta.url);
const PACKAGE = "node_modules/contessa-engine";
mkdirSync(join(folder, PACKAGE), { recursive: true });
execFileSync("tar", ["xzf", tarball, "--strip-components=1", "-C", join(folder, PACKAGE)]);

const page = readFileSync(new URL("docs/protocol.md", home), "utf8");
const [example] = /(?<=```js\n)import[^]*?(?=```)/.exec(page);
/** Lines of two: what is asked, and what the JVM answers. */
const dialogue = readFileSync(join(folder, "dialogue"), "utf8").trimEnd().split("\n");
const asked = dialogue.filter((_, i) => i % 2 === 0);
const expected = dialogue.filter((_, i) => i % 2 === 1);

/** Literals are checked for members that are missing or unknown. */
const typed = asked
  .map((line, i) => ({ request: JSON.parse(line), answer: expected[i] }))
  .filter(({ answer }) => answer.startsWith('{"ok":true'))
  .map(
    ({ request, answer }, i) =>
      `export const a${i}: Answers['${request.do}'] = ${answer};\n` +
      `export const r${i}: Request = ${JSON.stringify(request)};\n`,
  );
writeFileSync(join(folder, "example.ts"), example);
writeFileSync(
  join(folder, "answers.ts"),
  `import type { Answers, Request } from 'contessa-engine';\n${typed.join("")}`,
);
const tsc = fileURLToPath(new URL("web/node_modules/typescript/bin/tsc", home));
const strictly = "--strict --noEmit --target es2023 --module esnext --moduleResolution bundler";
const checked = spawnSync(
  process.execPath,
  [tsc, ...strictly.split(" "), "example.ts", "answers.ts"],
  { cwd: folder, stdio: "inherit" },
);
process.exitCode = checked.status ? 1 : 0;

const imports = { "contessa-engine": `./${PACKAGE}/index.js` };
const html = (script) =>
  `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>${script}`;
let withoutWasm = false;

async function content(name) {
  if (name === "example") return html(`<script type="module">${example}</script>`);
  if (name === "dialogue") return html("");
  if (withoutWasm && name.endsWith(".wasm")) throw new Error("none");
  return readFile(join(folder, name));
}

/** Runs on a page: all lines without waiting. */
async function ask(lines) {
  const { Engine } = await import("contessa-engine");
  const engine = new Engine();
  const said = lines.map((line) =>
    engine.ask(JSON.parse(line)).then(
      (answer) => JSON.stringify(answer),
      ({ error, message }) => JSON.stringify({ ok: false, error, message }),
    ),
  );
  const answers = await Promise.all(said);
  engine.close();
  return answers;
}

await withPages(content, async (open) => {
  const played = await open("example");
  await played.waitForFunction(() => document.title);
  console.log(await played.title());
  for (const build of ["WebAssembly", "JavaScript"]) {
    withoutWasm = build === "JavaScript";
    const answers = await (await open("dialogue")).evaluate(ask, asked);
    const differs = answers.findIndex(
      (answer, i) => answer !== JSON.stringify(JSON.parse(expected[i])),
    );
    if (differs >= 0) {
      console.log(build, asked[differs], answers[differs], expected[differs]);
      process.exitCode = 1;
    } else console.log(build, "gives the same", answers.length, "answers");
  }
});

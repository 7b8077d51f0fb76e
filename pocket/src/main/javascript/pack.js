// Packs the engine protocol for npm, unless nothing has changed: node pack.js FOLDER VERSION, after the compiler.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, version] = process.argv.slice(2);
const home = fileURLToPath(new URL("../../../../", import.meta.url));
const ours = join(home, "pocket/src/main/javascript");
const networks = join(home, "bots/src/main/resources/contessa/bots/net");

/** Only the analysis asks the judge. */
const isOfBots = (file) => file !== "judge.net";

const SOURCES = [
  ...readdirSync(join(ours, "package")).map((file) => [file, join(ours, "package", file)]),
  ...["engine.wasm", "engine.js", "runtime.js"].map((file) => [file, join(folder, file)]),
  ["loader.js", join(ours, "loader.js")],
  ["games.d.ts", join(home, "notation/src/main/typescript/games.ts")],
  ["README.md", join(home, "docs/protocol.md")],
  ["LICENSE", join(home, "LICENSE")],
  ...readdirSync(networks)
    .filter(isOfBots)
    .map((file) => [`files/${file}`, join(networks, file)]),
];

/** Most networks are packed, which the engine in a browser cannot read. */
function content(path) {
  const bytes = readFileSync(path);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

const staged = join(folder, "package");
const stamp = join(folder, "package.sha256");
const hash = createHash("sha256").update(version);
for (const [name, path] of SOURCES) hash.update(name).update(readFileSync(path));
const inputs = hash.digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== inputs) {
  readdirSync(folder)
    .filter((file) => file.endsWith(".tgz"))
    .forEach((file) => rmSync(join(folder, file)));
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(join(staged, "files"), { recursive: true });
  for (const [name, path] of SOURCES) writeFileSync(join(staged, name), content(path));
  const about = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
  writeFileSync(join(staged, "package.json"), JSON.stringify({ ...about, version }, null, 2));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], { cwd: staged });
  writeFileSync(stamp, inputs);
}

// Adds the local engine, which the Java build has compiled, its data files, and the manifest of them (protocol.ts).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gunzipSync } from 'node:zlib';

const home = fileURLToPath(new URL('../..', import.meta.url));
const NETWORKS = join(home, 'bots/src/main/resources/contessa/bots/net');
const PUZZLES = join(home, 'analysis/src/main/resources/contessa/analysis/puzzle/puzzles.jsonl');

/** By the names in the manifest. */
const CODE = { wasm: 'engine.wasm', runtime: 'runtime.js', script: 'engine.js' };

/** Takes seconds, so it is done once for each version. */
function brotli(path, source) {
  const packed = `${path}.br`;
  if (!existsSync(packed) || statSync(packed).mtimeMs < statSync(path).mtimeMs)
    writeFileSync(packed, brotliCompressSync(source));
  return readFileSync(packed);
}

/** Most networks are packed; on the way the server packs them, and the browser unpacks them. */
const unpacked = (bytes) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);

export function engine(folder = process.env.ENGINE_DIR) {
  return {
    name: 'engine',
    apply: 'build',
    generateBundle() {
      if (!folder) return;
      const emit = (path) => {
        const source = unpacked(readFileSync(path));
        const [, stem, ending] = /([^/]+)(\.\w+)$/.exec(path);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const name = `${stem}-${hash}${ending}`;
        this.emitFile({ type: 'asset', fileName: `pocket/${name}`, source });
        return [name, source];
      };
      const code = ([key, file]) => {
        const path = join(folder, file);
        const [name, source] = emit(path);
        const fileName = `pocket/${name}.br`;
        this.emitFile({ type: 'asset', fileName, source: brotli(path, source) });
        return [key, name];
      };
      const networks = readdirSync(NETWORKS).map((file) => [file, emit(join(NETWORKS, file))[0]]);
      const manifest = {
        loader: emit(join(home, 'pocket/src/main/javascript/loader.js'))[0],
        ...Object.fromEntries(Object.entries(CODE).map(code)),
        files: { ...Object.fromEntries(networks), 'puzzles.jsonl': emit(PUZZLES)[0] },
      };
      const source = JSON.stringify(manifest);
      this.emitFile({ type: 'asset', fileName: 'pocket/pocket.json', source });
    },
  };
}

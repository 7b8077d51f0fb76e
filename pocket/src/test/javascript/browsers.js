// Plays a tape (EngineTape) on both builds of the engine in Chromium: node browsers.js TAPE. Prints what differs.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { launchBrowser } from '../../../../web/e2e/launch.js';

const home = new URL('../../../../', import.meta.url);
const NETWORKS = 'bots/src/main/resources/contessa/bots/net/';
const BUILT = 'pocket/target/browser/';
const PLACES = {
  'loader.js': 'pocket/src/main/javascript/loader.js',
  'player.js': 'pocket/src/test/javascript/player.js',
  'puzzles.jsonl': 'analysis/src/main/resources/contessa/analysis/puzzle/puzzles.jsonl',
};
const FILES = ['contessa', 'judge', 'weak', 'field', 'table1', 'table2']
  .concat([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `duel${n}`))
  .map((name) => `${name}.net`)
  .concat('puzzles.jsonl');
const TYPES = { js: 'text/javascript', wasm: 'application/wasm' };

async function content(name) {
  if (name === '') return '<!doctype html>';
  if (name === 'tape') return readFile(process.argv[2]);
  const folder = name.endsWith('.net') ? NETWORKS : BUILT;
  const bytes = await readFile(new URL(PLACES[name] ?? folder + name, home));
  return bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
}

const server = createServer((request, answer) => {
  const name = request.url.slice(1);
  content(name).then(
    (found) => {
      const type = TYPES[name.split('.').at(-1)] ?? 'text/html';
      answer.setHeader('Content-Type', type).end(found);
    },
    () => answer.writeHead(404).end(),
  );
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const browser = await launchBrowser();

async function played(script) {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  return page.evaluate(
    async ({ script, names }) => {
      const [{ load }, { play }] = await Promise.all([import('/loader.js'), import('/player.js')]);
      const engine = await load(
        '/',
        { wasm: 'engine.wasm', runtime: 'runtime.js', script: 'engine.js' },
        script,
      );
      const fetched = async (name) => [
        name,
        new Int8Array(await (await fetch(`/${name}`)).arrayBuffer()),
      ];
      const files = await Promise.all(names.map(fetched));
      // TeaVM's JavaScript rounds no float, so an analysis may differ there in the last digit.
      const counts = (line) => !script || !line.includes('/analysis');
      const isWasm = !('main' in engine) || !script;
      return { isWasm, ...play(engine, files, await (await fetch('/tape')).text(), counts) };
    },
    { script, names: FILES },
  );
}

try {
  for (const script of process.env.ONLY ? [process.env.ONLY === 'js'] : [false, true]) {
    const result = await played(script);
    console.log(script ? 'JavaScript' : 'WebAssembly', JSON.stringify(result, null, 2));
    if (result.differs) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}

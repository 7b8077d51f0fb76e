// Measures games on the device itself: node e2e/measure-local.js, on an idle machine. Needs a built ./contessa.
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { withPages, engineFile, FILES } from '../../pocket/src/test/javascript/engines.js';
import { clicks, play } from './coup.js';
import { browse, serve } from './harness.js';
import { alone, packed } from './local.js';
import { go } from './pages.js';

const RUNS = 5;
const base = await serve();
const browser = await browse();
const middle = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;

test('from the tap to the first decision, with everything in the cache', async () => {
  const page = await packed(browser, base, { seats: 2 });
  await page.context().setOffline(true);
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    // A new page: the tap starts its worker, which loads the engine.
    await page.goto('/');
    await page.getByRole('button', { name: /^Play now/ }).waitFor();
    times.push(await page.evaluate(firstDecision));
  }
  console.log(`first decision: ${seconds(middle(times))}, at most ${seconds(Math.max(...times))}`);
  await page.context().close();
});

/** Runs in the page: from the tap until somebody has something to decide. */
function firstDecision() {
  const began = performance.now();
  document.querySelector('.cta .btn.gold').click();
  return new Promise((done) => {
    const look = () =>
      document.querySelector('.actions .actn, .answers .btn, .prompt.waiting')
        ? done(performance.now() - began)
        : requestAnimationFrame(look);
    look();
  });
}

test('a game of four is played and analysed', async () => {
  const page = await packed(browser, base, { seats: 4 });
  const path = await alone(page);
  await play(page, clicks(page));
  const began = Date.now();
  await go(page, path.replace('/t/', '/replay/') + '/1/analysis');
  await page.locator('progress').or(page.locator('.curve')).first().waitFor();
  const progress = await page.locator('progress').count();
  await page.locator('.curve').waitFor();
  console.log(
    `analysis: ${seconds(Date.now() - began)}, ${progress ? 'with' : 'without'} progress`,
  );
  console.log(`memory: ${(await memory(page)).map((mb) => `${mb} MB`).join(', ')} (page, worker)`);
  await page.context().close();
});

/** What JavaScript and Wasm hold after a collection, in the page and in its worker, in megabytes. */
async function memory(page) {
  const wire = await page.context().newCDPSession(page);
  const size = async (send) => {
    await send('HeapProfiler.enable');
    await send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize = 0 } = await send('Runtime.getHeapUsage');
    return Math.round((usedSize + backingStorageSize) / 1e6);
  };
  const answers = new Map();
  wire.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(id)?.(result);
  });
  const attached = new Promise((found) =>
    wire.on(
      'Target.attachedToTarget',
      ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && found(sessionId),
    ),
  );
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
  await wire.send('Target.setAutoAttach', auto);
  const sessionId = await attached;
  const toWorker = (method) =>
    new Promise((answer) => {
      const id = answers.size + 1;
      answers.set(id, answer);
      const message = JSON.stringify({ id, method });
      void wire.send('Target.sendMessageToTarget', { sessionId, message });
    });
  return [await size((method) => wire.send(method)), await size(toWorker)];
}

/** Runs on a page: times of the decisions of three bots in a whole game, once the engine is warm. */
async function decisions([script, names]) {
  const { load } = await import('/loader.js');
  const code = { wasm: 'engine.wasm', runtime: 'runtime.js', script: 'engine.js' };
  const engine = await load('/', code, script);
  const files = new Map();
  for (const name of names)
    files.set(name, new Int8Array(await (await fetch(`/${name}`)).arrayBuffer()));
  let now = Date.UTC(2026, 10, 19);
  let wake;
  const needed = [];
  const host = {
    send: () => undefined,
    close: () => undefined,
    store: () => undefined,
    erase: () => undefined,
    wakeAt: (at) => (wake = at),
    need: (name) => needed.push(name),
  };
  engine.open(host, '7'.repeat(64), now, [], []);
  const times = [];
  const work = () => {
    for (let more = true; more;) {
      const began = performance.now();
      more = engine.work(now);
      const took = performance.now() - began;
      for (const name of needed.splice(0)) engine.file(name, files.get(name));
      times.push(took);
    }
  };
  const options = {
    game: 'coup',
    rules: { edition: 'resistance' },
    seats: 4,
    open: false,
    clock: 'blitz',
    talk: 'off',
    strict: false,
    memoryAid: true,
    watchers: false,
    programs: false,
    reveal: true,
  };
  const ask = (path, body) =>
    JSON.parse(engine.request('person-1', 'POST', path, JSON.stringify(body), now).slice(4));
  for (let game = 0; game < 12; game++) {
    const bots = ['contessa', 'contessa', 'contessa'];
    const { table } = ask('/tables', { name: 'Ana', options, bots, start: true });
    ask(`/tables/${table}/commands`, { do: 'leave', id: `leave-${game}` });
    for (let steps = 0; steps < 2000 && wake !== undefined; steps++) {
      work();
      now = Math.max(now, wake);
      wake = undefined;
      engine.tick(now);
    }
  }
  const warm = times.filter((took) => took > 0.02).slice(100);
  warm.sort((a, b) => a - b);
  const mean = warm.reduce((sum, each) => sum + each, 0) / warm.length;
  return { n: warm.length, mean, p99: warm[Math.floor(warm.length * 0.99)] };
}

test('decisions of contessa', async () => {
  await withPages(engineFile, async (open) => {
    for (const script of [false, true]) {
      const page = await open();
      const { n, mean, p99 } = await page.evaluate(decisions, [script, FILES]);
      const name = script ? 'JavaScript' : 'WebAssembly';
      console.log(
        `contessa in ${name}: ${mean.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${n} decisions`,
      );
    }
  });
});

test('the kernel and the size of the code', () => {
  const scripts = fileURLToPath(new URL('../../pocket/src/test/javascript/', import.meta.url));
  const said = (...words) => execFileSync('node', words, { cwd: scripts, encoding: 'utf8' }).trim();
  for (const build of ['wasm', 'js']) console.log(said('kernel.js', build));
  console.log(said('size.js'));
});

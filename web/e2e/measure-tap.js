// Measures taps and reconnects 50 ms away from the server: node e2e/measure-tap.js, on an idle machine.
import { createServer, connect } from 'node:net';
import { after, test } from 'node:test';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const TAPS = 30;
const CUTS = 10;
const ONE_WAY_MS = 25;

/** A distant server: everything is delayed in both directions. */
async function afar(base) {
  const lines = new Set();
  const carry = (from, to) => {
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), ONE_WAY_MS));
    from.on('close', () => setTimeout(() => to.destroy(), ONE_WAY_MS));
    from.on('error', () => undefined);
  };
  const gate = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(new URL(base).port), host: 'localhost', noDelay: true });
    carry(near, far);
    carry(far, near);
    lines.add(near);
    near.on('close', () => lines.delete(near));
  });
  await new Promise((ready) => gate.listen(0, '127.0.0.1', ready));
  const cut = () => lines.forEach((line) => line.destroy());
  after(() => {
    gate.close();
    cut();
  });
  return { address: `http://localhost:${gate.address().port}`, cut };
}

/** Runs in the page: records the tap, the frame that painted its answer, and the server's reply. */
function listen() {
  window.painted = [];
  window.told = [];
  window.WebSocket = class extends window.WebSocket {
    constructor(...rest) {
      super(...rest);
      this.addEventListener('message', ({ data }) =>
        window.told.push({ type: JSON.parse(data).type, at: performance.now() }),
      );
    }
  };
  addEventListener('pointerup', ({ timeStamp }) => (window.tapped = timeStamp), { capture: true });
  const shown = () => window.painted.push(performance.now() - window.tapped);
  // A task queued in a frame runs after that frame is painted.
  const watch = (changes) =>
    changes.some(({ target }) => target.ariaPressed === 'true') &&
    requestAnimationFrame(() => setTimeout(shown));
  new MutationObserver(watch).observe(document, {
    subtree: true,
    attributeFilter: ['aria-pressed'],
  });
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const said = (numbers) =>
  `median ${Math.round(sorted(numbers)[Math.floor(numbers.length / 2)])} ms, worst ${Math.round(Math.max(...numbers))} ms`;

test('taps and reconnects at a 50 ms round trip', async () => {
  const base = await serve();
  const { address, cut } = await afar(base);
  const page = await person(await browse({ whole: true }), address, {
    reducedMotion: 'no-preference',
  });
  await page.addInitScript(listen);
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const [ana, bruno] = all;
  const table = await gather(all);
  await ana.lend(page);
  await page.goto(`${address}/t/${table}`);
  await turnOf(bruno, all);
  await bruno.decide('foreign-aid');
  await page.locator('.answers .pass[aria-disabled=false]').waitFor();

  // The window stays open: the last choice counts.
  const confirmed = [];
  for (let tap = 0; tap < TAPS; tap++) {
    await page.evaluate(() => (window.told = []));
    await page.locator(tap % 2 ? '.answers .block' : '.answers .pass').click();
    const reply = await page.waitForFunction(() =>
      window.told.find(({ type }) => type === 'reply'),
    );
    confirmed.push((await reply.jsonValue()).at - (await page.evaluate(() => window.tapped)));
  }
  await page.waitForFunction((taps) => window.painted.length === taps, TAPS);
  const painted = await page.evaluate(() => window.painted);

  const back = [];
  for (let time = 0; time < CUTS; time++) {
    const from = await page.evaluate(() => ((window.told = []), performance.now()));
    cut();
    await ana.do({ do: 'lock', locked: time % 2 === 0 });
    const news = await page.waitForFunction(() =>
      window.told.find(({ type }) => type === 'update' || type === 'snapshot'),
    );
    back.push((await news.jsonValue()).at - from);
    await page.waitForFunction(() => window.told.some(({ type }) => type === 'pong'));
  }
  console.log(`a tap is seen: ${said(painted)} (${TAPS} taps)`);
  console.log(`a tap is confirmed, ${2 * ONE_WAY_MS} ms away: ${said(confirmed)} (${TAPS} taps)`);
  console.log(`a lost line is back with what was missed: ${said(back)} (${CUTS} times)`);
});

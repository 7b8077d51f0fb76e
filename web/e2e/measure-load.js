// Measures a first visit over a slow connection, by the browser's own figures: node e2e/measure-load.js, on an idle machine.
import { test } from 'node:test';
import { gather, Guest } from './guests.js';
import { browse, person, serve } from './harness.js';

const TIMES = 5;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A cold visit. `then` is what the visitor does next; its time from the start is reported too. */
async function visit(browser, base, path, shown, then) {
  const page = await person(browser, base);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    window.painted = 0;
    window.shifted = 0;
    new PerformanceObserver(
      (list) => (window.painted = list.getEntries().at(-1).startTime),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((each) => (window.shifted += each.hadRecentInput ? 0 : each.value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const start = Date.now();
  await page.goto(path);
  await page.getByText(shown).first().waitFor();
  await then?.(page);
  const done = Date.now() - start;
  // A tap ends the search for the largest paint, which is reported a little later.
  await page.waitForFunction(() => window.painted && document.fonts.status === 'loaded');
  const told = await page.evaluate(() => ({ painted: window.painted, shifted: window.shifted }));
  await page.context().close();
  return { ...told, done };
}

test('first visits at 1.6 Mbit/s and 150 ms', async () => {
  const base = await serve();
  const browser = await browse({ whole: true });
  const ana = await Guest.come(base, 'Ana');
  const seat = async (page) => {
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByText('Waiting for Ana to start.').waitFor();
  };
  for (const [name, then] of [
    ['/', undefined],
    ['/t/…', seat],
  ]) {
    const visits = [];
    for (let i = 0; i < TIMES; i++) {
      const path = then ? `/t/${await gather([ana], { start: false, seats: 4 })}` : '/';
      visits.push(await visit(browser, base, path, then ? 'Sit down' : 'Play now', then));
    }
    const of = (what) => median(visits.map((each) => each[what]));
    console.log(
      `${name}: largest paint ${Math.round(of('painted'))} ms, layout shift ${of('shifted').toFixed(4)}${then ? `, from the link to a seat ${of('done')} ms` : ''} (median of ${TIMES})`,
    );
  }
});

// The cost of a first visit: bytes, round trips, layout shifts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './pages.js';
import { browse, person, ownServer } from './harness.js';

const MOST_BYTES = 250_000;
const BYTES_PER_SECOND = 1_600_000 / 8;
const ROUND_TRIP = 0.15;
const MOST_SECONDS = 2;
const MOST_SHIFT = 0.02;
/** How many files a browser fetches from one server at a time. */
const AT_A_TIME = 6;

const base = await ownServer().start();
const browser = await browse();

/** A first visit over a slow connection: the files, the file that requested each, and the layout shift. */
async function visit(path, shown) {
  const page = await person(browser, base);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP * 1000,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  const asked = new Map();
  const order = [];
  wire.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    asked.set(requestId, {
      url: new URL(request.url),
      by: initiator.url ?? initiator.stack?.callFrames?.[0]?.url,
      bytes: 0,
    });
    order.push(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.get(requestId).bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach((each) => (window.shifted += each.hadRecentInput ? 0 : each.value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  // What the page asks of the service worker, whose own requests are not seen here.
  await page.addInitScript(() => {
    window.told = [];
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message, ...rest) {
      window.told.push(message);
      return post.call(this, message, ...rest);
    };
  });
  await page.goto(path);
  await page.getByText(shown).first().waitFor();
  const painted = order.length;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => window.shifted);
  const files = order.slice(0, painted).map((id) => asked.get(id));
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return { told: window.told, paths: files.flat().map(({ url }) => new URL(url).pathname) };
  });
  assert.deepEqual(page.faults, []);
  await page.context().close();
  return { files, shift, kept, all: order.map((id) => asked.get(id)) };
}

/** How many files had to load one after another before this one was requested. */
function depth(file, files, seen = new Set()) {
  if (seen.has(file)) return 0;
  seen.add(file);
  const by = file.by && files.find((each) => each.url.href === file.by);
  return by ? 1 + depth(by, files, seen) : 0;
}

for (const [path, shown] of [
  ['/', 'Play now'],
  ['/t/{table}', 'Sit down'],
]) {
  test(`a first visit to ${path} is small, quick and does not shift`, async () => {
    const host = await person(browser, base);
    await host.goto('/');
    const { table } = await openTable(host);
    const { files, shift, kept, all } = await visit(path.replace('{table}', table), shown);
    const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
    assert.ok(bytes <= MOST_BYTES, `${bytes} bytes`);
    assert.deepEqual([...new Set(all.map((file) => file.url.host))], [new URL(base).host]);
    assert.ok(shift <= MOST_SHIFT, `moved by ${shift}`);
    // Nothing of the games without a connection.
    assert.ok(kept.paths.includes('/index.html'));
    assert.deepEqual(kept.told, []);
    const engine = [...kept.paths, ...all.map((file) => file.url.pathname)];
    assert.deepEqual(
      engine.filter((path) => path.startsWith('/pocket/')),
      [],
    );
    // The time of the connection alone; how fast the test machine is says nothing about the page.
    const shownBytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const deepest = Math.max(...files.map((file) => depth(file, files)));
    const trips = 2 + Math.max(deepest, Math.ceil(files.length / AT_A_TIME));
    const seconds = shownBytes / BYTES_PER_SECOND + trips * ROUND_TRIP;
    console.log(
      `${path}: ${bytes} bytes, ${shownBytes} in ${files.length} files until shown, ${trips} ways there and back, ${seconds.toFixed(2)} s`,
    );
    assert.ok(seconds <= MOST_SECONDS, `${seconds} s`);
  });
}

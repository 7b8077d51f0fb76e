// Contessa can be installed, says plainly when it has no connection, and comes back by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen } from './pages.js';
import { browse, ownServer, person } from './harness.js';

const server = ownServer();
const base = await server.start();
const browser = await browse();

const offlineHeading = (page) => page.getByRole('heading', { name: 'Server non raggiungibile' });
const tablesHeading = (page) => page.getByRole('heading', { name: 'Tavoli' });

/** A page in Italian whose service worker is in charge. */
async function installed() {
  const page = await person(browser, base);
  await chosen(page, { language: 'it' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('without a connection the page says so in the chosen language, keeps nothing from the server, and is back by itself', async () => {
  const page = await installed();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys())))
      .flat()
      .map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.includes('/offline.html'));
  assert.deepEqual(
    kept.filter((path) => /^\/(api|ws|t)\b/.test(path)),
    [],
  );

  await page.context().setOffline(true);
  await page.goto('/tables');
  await offlineHeading(page).waitFor();
  assert.equal(await page.getByText('Can’t reach the server').isVisible(), false);

  await page.context().setOffline(false);
  await tablesHeading(page).waitFor();
});

/** Stops the page's timers: from here on only the test lets its time pass. */
async function stopTimers(page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

test('while the server is down the button tries again, and within five seconds of its return the page is back by itself', async () => {
  const page = await installed();
  await stopTimers(page);
  await server.stop();
  await page.goto('/tables');
  await offlineHeading(page).waitFor();
  const tried = page.waitForEvent('framenavigated');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await tried;
  await offlineHeading(page).waitFor();

  // The page has found the server gone before it returns.
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/health'));
  await page.clock.runFor(2000);
  await asked;
  await server.start();
  // In one go its patience for an answer would pass as well, before any answer can come.
  const answered = page.waitForResponse((response) => response.url().endsWith('/health'));
  await page.clock.runFor(2500);
  await answered;
  await tablesHeading(page).waitFor();
});

test('the button brings the page back as soon as the server is', async () => {
  const page = await installed();
  await stopTimers(page);
  await server.stop();
  await page.goto('/tables');
  await offlineHeading(page).waitFor();
  await server.start();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await tablesHeading(page).waitFor();
});

test('the manifest’s icons exist', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch('/contessa.webmanifest')).json());
  for (const { src, type } of manifest.icons) {
    const answer = await page.request.get(src);
    assert.equal(answer.status(), 200, src);
    assert.equal(answer.headers()['content-type'], type, src);
  }
});

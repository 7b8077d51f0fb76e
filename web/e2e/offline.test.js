// Contessa can be installed, and says plainly when there is no line.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen } from './hall.js';
import { browse, person, serve } from './stage.js';

const base = await serve();
const browser = await browse();

test('without a line the page says so in the language chosen, and nothing of the server is kept', async () => {
  const page = await person(browser, base);
  await chosen(page, { language: 'it' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();

  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.includes('/offline.html'));
  assert.deepEqual(kept.filter((path) => /^\/(api|ws|t)\b/.test(path)), []);

  await page.context().setOffline(true);
  await page.goto('/tables');
  await page.getByRole('heading', { name: 'Nessun contatto con il palazzo' }).waitFor();
  assert.equal(await page.getByText('No line to the palazzo').isVisible(), false);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('heading', { name: 'Tavoli' }).waitFor();
});

test('the manifest names icons that are there', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  const manifest = await page.evaluate(async () => (await fetch('/contessa.webmanifest')).json());
  for (const { src, type } of manifest.icons) {
    const answer = await page.request.get(src);
    assert.equal(answer.status(), 200, src);
    assert.equal(answer.headers()['content-type'], type, src);
  }
});

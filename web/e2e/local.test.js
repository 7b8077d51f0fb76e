// Games on the device alone: the engine is our Java in a worker, without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, play } from './coup.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

const READY = 'Ready: it works without a connection.';

/** A page that has been to the offline games once. */
async function packed() {
  const page = await person(browser, base);
  await page.goto('/local');
  await page.evaluate(() =>
    localStorage.setItem('contessa.settings', JSON.stringify({ holdToChallenge: false })),
  );
  await page.getByText(READY).waitFor();
  return page;
}

/** Starts a game for one person in this edition, and waits for the table. */
async function alone(page, edition, query = '') {
  await page.goto(`/local/new${query}`);
  await page.getByRole('radio', { name: edition }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.locator('.seats').waitFor();
}

test('the first visit loads nothing of the engine', async () => {
  const page = await person(browser, base);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/pocket/')),
    [],
  );
});

test('a whole game is played in airplane mode after one visit, closed and resumed', async () => {
  const page = await packed();
  await page.context().setOffline(true);
  await alone(page, /^The Resistance/);
  const path = new URL(page.url()).pathname;
  await page.goto('/local');
  await page.goto(path);
  await play(page, clicks(page));
  assert.deepEqual(
    page.faults.filter((fault) => !fault.includes('ERR_INTERNET')),
    [],
  );
});

test('it plays in plain JavaScript, too', async () => {
  const page = await packed();
  await alone(page, /^The Resistance/, '?engine=js');
  await play(page, clicks(page));
  assert.deepEqual(page.faults, []);
});

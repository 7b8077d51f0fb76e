// Pages that are promised without a connection, and a game that goes on without its server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, deal, nextAsked, play } from './coup.js';
import { browse, ownServer, serve, violations } from './harness.js';
import { alone, faults, packed, step } from './local.js';

const base = await serve();
const browser = await browse();

/** By the paths that the service worker promises, with what shows that the page is there. */
const PROMISED = {
  '/': (page) => page.getByRole('button', { name: /^Play now/ }),
  '/new': (page) => page.getByRole('button', { name: /Create table/ }),
  '/local': (page) => page.getByRole('link', { name: /^Play alone/ }),
  '/local/new': (page) => page.getByRole('button', { name: 'Start game' }),
  '/local/pass': (page) => page.getByRole('textbox', { name: 'Player 2' }),
  '/learn': (page) => page.getByRole('heading', { level: 1 }),
  '/puzzle': (page) => page.locator('.options button').first(),
  '/puzzle/2026-11-16': (page) => page.locator('.options button').first(),
  '/puzzle/days': (page) => page.locator('main li').first(),
  '/rules': (page) => page.getByRole('heading', { level: 1 }),
  '/settings': (page) => page.getByRole('heading', { name: 'On this device' }),
  '/about': (page) => page.getByRole('heading', { level: 1 }),
  '/replay/file': (page) => page.getByText('Open a record from a file'),
};

test('every promised page starts without a connection, and so do a finished game and its analysis', async () => {
  const page = await packed(browser, base);
  await alone(page);
  await play(page, clicks(page));
  await page.context().setOffline(true);
  for (const [path, shown] of Object.entries(PROMISED)) {
    await page.goto(path);
    await shown(page).waitFor();
    assert.equal(new URL(page.url()).pathname, path);
    assert.deepEqual(await violations(page), [], path);
  }
  await page.goto('/local');
  await page.locator('a[href^="/replay/local-"]').first().click();
  await page.waitForURL(/\/replay\/local-/);
  await page.reload();
  await page.locator('.tbl, .frame').first().waitFor();
  await page.goto(`${new URL(page.url()).pathname}/analysis`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  assert.deepEqual(faults(page), []);
});

test('a game against bots goes on here from the deal when its server is gone', async () => {
  const server = ownServer();
  const own = await server.start();
  const page = await packed(browser, own);
  await deal(page, { clock: 'relaxed' });
  await nextAsked(page);
  await server.stop();
  await page.getByRole('button', { name: 'Start again here, offline' }).click();
  await page.waitForURL(/\/t\/local-/);
  await step(page);
  await nextAsked(page);
});

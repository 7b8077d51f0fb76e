// Every page outside the games is accessible and fits, in each language and theme.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looking } from './layout.js';
import { gather, Guest } from './guests.js';
import { chosen, go, openTable, tour } from './pages.js';
import { honoured } from './leaderboard.js';
import { browse, person, ownServer } from './harness.js';

const base = await ownServer().start();
const browser = await browse();

test('every page and dialog outside the games is accessible and fits', async () => {
  const other = await person(browser, base);
  await other.goto('/');
  const { table: guest } = await openTable(other);
  const page = await person(browser, base);
  await chosen(page, { name: 'Bea' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { table } = await openTable(page, { seats: 10 });
  const { wrong, look } = looking(page, [
    'h1',
    'h2',
    'main p',
    'main .btn:not(.foot .btn, p .btn)',
  ]);
  await tour(page, { table, guest }, look);
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

test('ratings, medals and a full leaderboard are accessible and fit', async () => {
  const page = await person(browser, base);
  await honoured(page, [
    'Donna Lucrezia',
    'WWWWWWWWWWWWWWWWWWWW',
    'Zé',
    'Friederike Hohenlohe',
    'Niccolò',
    'Bea',
    ...Array(20).fill('Massimiliano'),
  ]);
  await page.goto('/leaders');
  await page.locator('.sheet ol').waitFor();
  const { wrong, look } = looking(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await look('leaderboard');
  await go(page, '/me');
  await page.locator('#medals').scrollIntoViewIfNeeded();
  await look('ratings and medals');
  await page.getByRole('button', { name: 'Delete my ratings, medals and place at court' }).click();
  await page.locator('dialog[open]').waitFor();
  await look('forgetting', 'dialog[open]');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

test('medals at the end of a game are accessible and fit', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  await ana.post('/api/my-ratings', { rated: true, listed: false });
  const table = await gather([ana, bruno]);
  await bruno.do({ do: 'leave' });
  const page = await person(browser, base);
  await ana.lend(page);
  await chosen(page, { rated: true });
  await page.goto(`/t/${table}`);
  await page.locator('.earned li').first().waitFor();
  const { wrong, look } = looking(page);
  await look('medals of a game', '.earned');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

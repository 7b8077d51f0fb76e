// Every screen of the hall is fit for everybody, in each language and theme.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looking } from './fit.js';
import { chosen, openTable, tour } from './hall.js';
import { browse, person, serve } from './stage.js';

const base = await serve();
const browser = await browse();

test('every screen and dialog of the hall is fit for everybody', async () => {
  const other = await person(browser, base);
  await other.goto('/');
  const { table: guest } = await openTable(other);
  const page = await person(browser, base);
  await chosen(page, { name: 'Bea' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { table } = await openTable(page, { seats: 10 });
  const { wrong, look } = looking(page);
  await tour(page, { table, guest }, look);
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

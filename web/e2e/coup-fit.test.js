// Every screen of Coup is accessible and fits, in each language and theme.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { company, everyQuestion, panels } from './coup-scenes.js';
import { haltable, looking } from './layout.js';
import { go, unfold } from './pages.js';
import { browse, DESKTOP, person, PHONE, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('every question, every panel, the result and the replay of Coup are accessible and fit', async () => {
  const page = await person(browser, base);
  // Letters in a hand are slightly turned, so their boxes are larger than they are.
  const parts = ['.act', '.hand', '.your .display', '.seat', '.stocks li', '.ticker li', '.claim'];
  const { wrong, look } = looking(page, parts);
  const clock = await haltable(page);
  const there = await company(page, base);
  await page.setViewportSize(DESKTOP);
  await look('a wide table');
  await page.setViewportSize(PHONE);
  await panels(page, look);
  await everyQuestion(page, there, look, clock);
  await unfold(page);
  await look('the end');
  await go(page, `/replay/${there.table}/1`);
  await page.locator('.controls').waitFor();
  await page.keyboard.press('ArrowRight');
  await look('a replay');
  await page.getByRole('button', { name: 'Show log' }).click();
  await look('the log of a replay', '.rail');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

// Nothing that axe-core knows is wrong with the table: in every language and theme, and in every panel.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, clicks, deal, play } from './coup.js';
import { browse, DESKTOP, person, PHONE, serve, violations } from './stage.js';

const base = await serve();
const browser = await browse();
const LANGUAGES = ['en', 'it', 'pt', 'de'];
const THEMES = ['night', 'day', 'contrast'];

test('the table is fit for everybody in each language and theme', async () => {
  const page = await person(browser, base, { viewport: PHONE });
  const path = await deal(page, { players: 6, clock: 'untimed', rules: { exchanger: 'inquisitor' } });
  const hand = clicks(page);
  for (const [i, lang] of LANGUAGES.entries()) {
    await page.goto(`${path}?lang=${lang}`);
    for (;;) {
      if (await asked(page)) break;
      await page.waitForTimeout(50);
    }
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      assert.deepEqual(await violations(page), [], `${lang} ${theme}`);
    }
    if (i < LANGUAGES.length - 1) await hand(await asked(page)).catch(() => {});
  }
  assert.deepEqual(page.faults, []);
});

test('every panel is fit for everybody', async () => {
  const page = await person(browser, base, { viewport: PHONE });
  await deal(page, { players: 3, clock: 'untimed' });
  for (const key of ['l', 't', 'k', 'r', 'o', '?']) {
    await page.keyboard.press(key);
    await page.locator('.rail .ledger').waitFor();
    assert.deepEqual(await violations(page), [], key);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  assert.deepEqual(await violations(page), [], 'menu');
  assert.deepEqual(page.faults, []);
});

test('the end of a game, beside a wide table', async () => {
  const page = await person(browser, base, { viewport: DESKTOP });
  await deal(page, { players: 2 });
  assert.deepEqual(await violations(page), [], 'desktop');
  await play(page, clicks(page));
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    assert.deepEqual(await violations(page), [], theme);
  }
});

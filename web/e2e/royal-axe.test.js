import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, choose, table } from './royal.js';
import { browse, DESKTOP, person, PHONE, serve, SMALLEST, violations } from './stage.js';

const base = await serve();
const browser = await browse();

/** No part of the page is wider than the screen. */
const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, theme, viewport] of [
  ['en', 'night', PHONE],
  ['de', 'day', DESKTOP],
  ['it', 'contrast', PHONE],
  ['pt', 'night', DESKTOP],
]) {
  test(`nothing is wrong with Coup Royal and the lessons in ${language}, ${theme}`, async () => {
    const page = await person(browser, base, { viewport });
    await choose(page, { language, theme, motion: 'off' });
    await page.goto(`/t/${await table(page, 5, { clock: 'untimed' })}`);
    assert.equal(await asked(page), 'plan');
    await page.keyboard.press('b');
    assert.deepEqual(await violations(page), []);
    await page.goto('/learn');
    await page.locator('.cards').first().waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(page.faults, []);
  });
}

test('on the smallest phone with text twice as large nothing is cut off at the side', async () => {
  const page = await person(browser, base, { viewport: SMALLEST });
  for (const language of ['de', 'xx']) {
    await choose(page, { language, textSize: 200, motion: 'off' });
    await page.goto(`/t/${await table(page, 5, { clock: 'untimed' })}`);
    await asked(page);
    assert.equal(await wide(page), 0, `the table, ${language}`);
    const seal = page.locator('[data-ask="plan"] .btn');
    await seal.scrollIntoViewIfNeeded();
    const box = await seal.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= SMALLEST.width, 'the seal is on the screen');
    await page.goto('/learn');
    await page.locator('.cards').first().waitFor();
    assert.equal(await wide(page), 0, `the lessons, ${language}`);
  }
});

// Every screen of Coup Royal, its replay and the lessons are accessible and fit, in each language and theme.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haltable, looking } from './layout.js';
import { go } from './pages.js';
import { everyPlan, firstIntrigue, fiveBosses, twoBosses } from './royal-scenes.js';
import { browse, DESKTOP, person, serve, SMALLEST } from './harness.js';

const base = await serve();
const browser = await browse();

test('every question, the result and the replay of Coup Royal and the lessons are accessible and fit', async () => {
  const page = await person(browser, base);
  const { wrong, look } = looking(page, ['.others', '.places', '.mine', '.stocks', '.score']);
  const clock = await haltable(page);
  const there = await twoBosses(page, base);
  await page.getByRole('button', { name: 'Fame', exact: true }).click();
  await page.locator('.drawn .ledger').waitFor();
  await look('the fame card', '.rail');
  await page.keyboard.press('Escape');
  const seen = await everyPlan(page, there, look, clock);
  assert.deepEqual([...seen].sort(), ['a plan to be made', 'a reveal', 'intrigue', 'take']);

  await go(page, `/replay/${there.table}/1`);
  await page.locator('.controls').waitFor();
  await page.keyboard.press('ArrowRight');
  await look('a replay');
  await page.keyboard.press('End');
  await page.locator('.score').waitFor();
  await look('the end of a replay');

  await go(page, '/learn');
  await look('the lessons');
  await page.locator('.start .btn').first().click();
  await page.locator('.guide').waitFor();
  await look('a guided game');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

test('five bosses on a wide screen, and on the smallest phone with text twice as large', async () => {
  const page = await person(browser, base, { viewport: DESKTOP });
  const { wrong, look } = looking(page);
  const all = await fiveBosses(page, base);
  await page.keyboard.press('b');
  await look('five bosses');
  await page.setViewportSize(SMALLEST);
  await look('five bosses on the smallest phone');
  const seal = page.locator('[data-ask="plan"] .btn');
  await seal.scrollIntoViewIfNeeded();
  const box = await seal.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= SMALLEST.width, 'the seal is on the screen');

  // In landscape the city is on the left and the plan on the right, without overlap.
  await page.setViewportSize({ width: SMALLEST.height, height: SMALLEST.width });
  const [city, plan] = await Promise.all(
    ['.places', '[data-ask="plan"]'].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(
    city.x + city.width <= plan.x + 1,
    `the city ends at ${city.x + city.width}, the plan begins at ${plan.x}`,
  );
  assert.ok(plan.y + plan.height <= SMALLEST.width + 1, `the plan ends at ${plan.y + plan.height}`);

  // Trades name every boss, and cover none of them.
  await page.setViewportSize({ width: 844, height: 390 });
  await firstIntrigue(page, all);
  const [bosses, trades] = await Promise.all(
    ['.others', '[data-ask="intrigue"]'].map((part) => page.locator(part).boundingBox()),
  );
  assert.ok(
    bosses.y + bosses.height <= trades.y + 1,
    `the bosses end at ${bosses.y + bosses.height}, the trades begin at ${trades.y}`,
  );
  assert.ok(trades.y + trades.height <= 391, `the trades end at ${trades.y + trades.height}`);
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

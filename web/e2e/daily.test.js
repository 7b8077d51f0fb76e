// Five decisions a day: each with its reveal and a reason, then a grid to share and a streak, kept on the device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browse, person, PHONE, serve } from './harness.js';
import { chosen } from './pages.js';

const base = await serve();
const browser = await browse();

test('a whole day is answered, explained, shared without spoilers, and remembered', async () => {
  const page = await person(browser, base, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  await page.getByRole('link', { name: /Five a day.*Five decisions are waiting/ }).click();
  for (let i = 1; i <= 5; i++) {
    await page.locator('.options button').first().click();
    await page.getByRole('heading', { name: /^(Right|Not quite)/ }).waitFor();
    const next = page.getByRole('button', { name: i < 5 ? 'Next puzzle' : 'See how you did' });
    await next.click();
  }
  const heading = page.getByRole('heading', { name: /^\d of 5$/ });
  const right = Number((await heading.textContent()).split(' ')[0]);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Copied.').waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal([...shared].filter((each) => each === '🟩').length, right);
  assert.equal([...shared].filter((each) => each === '❌').length, 5 - right);
  assert.match(shared, new RegExp(` ${right}/5`));

  await page.goto('/');
  const card = page.getByRole('link', { name: new RegExp(`${right} of 5 right`) });
  await card.waitFor();
  assert.match(await card.textContent(), /1 day in a row/);
  await card.click();
  await heading.waitFor();
  assert.deepEqual(page.faults, []);
});

test('however many choices there are, the hand and the coins stay in sight, below a bar of one line', async () => {
  const page = await person(browser, base);
  await page.goto('/puzzle');
  const number = await page.evaluate(async () => {
    const puzzle = async (n) => (await fetch(`/api/puzzles/${n}`)).json();
    for (let n = 0; ; n++) {
      const { options, replay } = await puzzle(n);
      if (options.length > 9 && replay.edition === 'reformation') return n;
    }
  });
  for (const [language, viewport] of [
    ['en', { width: 390, height: 844 }],
    ['de', PHONE],
  ]) {
    await page.setViewportSize(viewport);
    await chosen(page, { language });
    await page.goto(`/puzzle/${number + 1}`);
    await page.locator('.options button').nth(9).waitFor();
    const [bar, hand, coins, act] = await Promise.all(
      ['.bar', '.hand', '.purse', '.choose'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(bar.height < 50, `the bar is ${bar.height} high`);
    for (const each of [hand, coins])
      assert.ok(each.y >= bar.y + bar.height && each.y + each.height <= act.y + 4);
    assert.ok(act.y + act.height <= viewport.height + 1);
  }
  assert.deepEqual(page.faults, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, clicks, nextAsked } from './coup.js';
import { choose } from './royal.js';
import { browse, person, serve, violations } from './harness.js';

const base = await serve();
const browser = await browse();

test('the guided game explains every question until the learner is out or has won', async () => {
  const page = await person(browser, base);
  // The game waits while a tip is read; whoever reads fast lets it continue.
  await page.addInitScript(() =>
    setInterval(() => {
      const go = document.querySelector('.go');
      if (go) window.continued = true;
      go?.click();
    }, 100),
  );
  await choose(page, { motion: 'off', holdToChallenge: false });
  await page.goto('/learn');
  await page.getByRole('button', { name: /^Play a guided game/ }).click();
  const guide = page.getByRole('region', { name: 'Your guide' });
  await guide.waitFor();
  assert.deepEqual(await violations(page), []);
  // The guide is where the bar would be, so it leads to the rules.
  await guide.getByRole('button', { name: 'Rules at this table' }).click();
  await page.locator('.drawn').getByText('Aim of the game').waitFor();
  await page.keyboard.press('Escape');
  const heard = new Set();
  const hand = clicks(page);
  for (;;) {
    await nextAsked(page, 'You’re out');
    const said = await guide.locator('p').textContent();
    heard.add(said);
    if (/You’re out|You won|Game over/.test(said)) break;
    const kind = await asked(page);
    // The question may be settled by now; then there is another.
    if (kind)
      await hand(kind).catch((missed) => assert.equal(missed.name, 'TimeoutError', String(missed)));
  }
  assert.ok(heard.size >= 3, [...heard].join('\n'));
  assert.ok(await page.evaluate(() => window.continued), 'nobody waited for the reader');
  await guide.getByRole('button').last().click();
  await page.getByRole('heading', { name: 'Coup in six cards' }).waitFor();
  assert.deepEqual(page.faults, []);
});

test('a guided game continues after a break', async () => {
  const page = await person(browser, base);
  await page.goto('/learn');
  await page.getByRole('button', { name: /^Play a guided game/ }).click();
  const guide = page.getByRole('region', { name: 'Your guide' });
  await guide.waitFor();
  await guide.getByRole('button', { name: 'Leave' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).click();
  await guide.waitFor();
  assert.deepEqual(page.faults, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haltable, looking } from './layout.js';
import { answer, asked, choose, table } from './royal.js';
import { twoBosses } from './royal-scenes.js';
import { browse, person, serve, violations } from './harness.js';

const base = await serve();
const browser = await browse();

test('a whole game of Coup Royal can be played by clicks and replayed', async () => {
  const page = await person(browser, base);
  await choose(page, { motion: 'off' });
  const id = await table(page, 3);
  await page.goto(`/t/${id}`);
  let what = await asked(page);
  let plans = 0;
  for (; what !== 'over'; what = await asked(page)) {
    plans += what === 'plan';
    await answer(page, what);
  }
  assert.ok(plans >= 8, `a game of three has more than ${plans} rounds`);
  await page.locator('.score tbody tr').first().waitFor();
  assert.equal(await page.locator('.score tbody tr').count(), 3);

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider', { name: 'Step' });
  await scrubber.waitFor();
  assert.equal(await scrubber.inputValue(), '0');
  assert.equal(await page.locator('.score').count(), 0, 'the start gives away the end');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.keyboard.press('ArrowRight');
  assert.equal(await scrubber.inputValue(), '2');
  await page.keyboard.press('PageDown');
  assert.equal(await page.locator('.bar-name small').textContent(), 'Round 2');
  await page.waitForFunction(() => location.hash.startsWith('#at='));
  const link = page.url();
  const where = await scrubber.inputValue();
  await page.getByRole('combobox', { name: 'Point of view' }).selectOption('all');
  await page.waitForFunction(() => location.hash.endsWith('&from=all'));
  await page.keyboard.press('End');
  await page.locator('.score').waitFor();
  assert.deepEqual(await violations(page), []);

  const stranger = await person(browser, base);
  await stranger.goto(link);
  const theirs = stranger.getByRole('slider', { name: 'Step' });
  await theirs.waitFor();
  assert.equal(await theirs.inputValue(), where, 'a link leads to its moment');
  await stranger.getByRole('button', { name: 'Play' }).click();
  await stranger.waitForFunction(
    (before) => Number(document.querySelector('input[type=range]').value) > before,
    Number(where),
  );
  await stranger.getByRole('button', { name: 'Pause' }).click();
  assert.deepEqual([...page.faults, ...stranger.faults], []);
});

test('with two players each sends out three, and the plan can change until it is sealed', async () => {
  const page = await person(browser, base);
  await choose(page, { motion: 'off' });
  await page.goto(`/t/${await table(page, 2)}`);
  assert.equal(await asked(page), 'plan');
  const panel = page.locator('[data-ask="plan"]');
  const seal = panel.getByRole('button', { name: 'Confirm plan' });
  await page.keyboard.press('a');
  await page.keyboard.press('b');
  assert.ok(await seal.isDisabled());
  await page.keyboard.press('c');
  assert.ok(await seal.isEnabled());
  await page.getByRole('button', { name: /^C, / }).click();
  assert.ok(await seal.isDisabled(), 'a tap takes a piece back');
  await page.keyboard.press('f');
  const ask = await panel.getAttribute('data-open');
  await seal.click();
  await page.waitForFunction((before) => !document.querySelector(`[data-open="${before}"]`), ask);
  assert.deepEqual(page.faults, []);
});

test('the bar names the round on stage, not the next one', async () => {
  const page = await person(browser, base);
  await choose(page, { motion: 'normal' });
  await page.goto(`/t/${await table(page, 3)}`);
  for (let round = 0; round < 3;) {
    const what = await asked(page);
    await answer(page, what);
    // Other questions belong to the round of the last plan; a refused intrigue shows no scene.
    if (what !== 'plan') continue;
    round++;
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.waitFor();
    assert.equal(await page.locator('.bar-name small').textContent(), `Round ${round}`);
    await skip.click();
  }
  assert.deepEqual(page.faults, []);
});

test('a tap on a boss opens their sheet, and a deal is offered there', async () => {
  const page = await person(browser, base);
  const { wrong, look } = looking(page, ['.boss', '.places', '.mine', '.bar']);
  const clock = await haltable(page);
  const { bruno } = await twoBosses(page, base);
  await look('bosses that can be tapped');
  const boss = page.getByRole('button', { name: 'Bruno', exact: true });
  await boss.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.met');
  await sheet.waitFor();
  await page.getByRole('heading', { name: 'Bruno' }).waitFor();
  await sheet.getByRole('button', { name: 'Offer a deal' }).click();
  await look('the sheet of a boss', '.rail');
  await sheet.getByRole('button', { name: /^I won’t attack you/ }).click();
  await page.getByText('Sent.').first().waitFor();
  // The answer stays until the sheet is closed, however long that takes.
  await clock.halt();
  await bruno.do({ do: 'offer', phrase: 'agreed', to: 0 });
  await page.keyboard.press('Escape');
  await page.locator('.dg:not(.drawn)').waitFor();
  await page.locator('.boss .bubble', { hasText: 'Deal, Ana.' }).waitFor();
  assert.ok(await boss.evaluate((each) => each === document.activeElement), 'the focus is back');
  await boss.click();
  await sheet.waitFor();
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

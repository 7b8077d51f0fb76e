// Options beyond the printed rules, each seen at a table at least once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, pass, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** Two players, and the page of the one who is asked first. */
async function two(rules, options = {}) {
  const guests = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather(guests, { rules, ...options });
  const first = guests.find((guest) => guest.view.asking.seats[0] === guest.seat);
  const page = await person(browser, base);
  await first.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  return { page, me: first, other: guests.find((guest) => guest !== first), guests };
}

const tap = (page, name) =>
  page.getByRole('button', { name }).and(page.locator('[aria-disabled=false]')).first().click();

test('two players draft their first card', async () => {
  const { page, me } = await two({ edition: 'brazilian', draft: true });
  const cards = page.getByRole('group', { name: /^Which card will you keep/ }).getByRole('button');
  const wanted = (await cards.nth(1).locator('.nm').textContent()).trim();
  await cards.nth(1).and(page.locator('[aria-disabled=false]')).click();
  await page.locator('.btn.gold.wide:not([disabled])').click();
  await me.until(({ decision }) => decision?.phase !== 'draft');
  assert.ok(me.view.view.players[me.seat].hand.includes(wanted), wanted);
  assert.deepEqual(page.faults, []);
});

test('with allegiances the first player chooses a side, and converts', async () => {
  const { page, me } = await two({ edition: 'reformation' });
  await tap(page, 'Reformist');
  await page.locator('.actn').first().waitFor();
  await me.until(({ view }) => view.players[me.seat].allegiance === 'reformist');
  await page.getByText('Reformist').first().waitFor();
  await tap(page, /^Convert/);
  await tap(page, 'Yourself');
  await me.until(({ view }) => view.players[me.seat].allegiance === 'loyalist');
  assert.deepEqual(page.faults, []);
});

test('with Ambassador and Inquisitor each has its own tile, and an attack names a character', async () => {
  const { page, me, other, guests } = await two({
    edition: 'resistance',
    exchanger: 'both',
    declared: 'coup-and-assassinate',
    art: 'distinct',
  });
  await page.locator('.actn').first().waitFor();
  const exchanges = await page.getByRole('button', { name: /^Exchange/ }).allTextContents();
  assert.equal(exchanges.length, 2);
  assert.match(exchanges.join(), /Ambassador.*Inquisitor/);
  // Each card has its own art and says which one it is.
  for (const card of me.view.view.players[me.seat].hand) {
    const [name, copy] = card.split('#');
    assert.ok(copy, card);
    assert.match(
      await page.getByRole('list', { name: 'Your cards' }).textContent(),
      new RegExp(name),
    );
  }
  // Three coins pay for an assassination.
  for (let n = me.view.view.players[me.seat].coins; n < 3; n++) {
    await me.decide('income');
    await turnOf(me, guests);
  }
  await tap(page, /^Assassinate/);
  await page.getByRole('group', { name: /which character do you name/ }).waitFor();
  await tap(page, 'Captain');
  await other.until(({ asking }) => asking.sealed);
  assert.deepEqual(other.view.view.action, {
    move: 'assassinate',
    target: other.seat,
    named: 'Captain',
  });
  await page.keyboard.press('l');
  await page.locator('.log', { hasText: /You pay 3 coins.*Captain/ }).waitFor();
  await pass(other);
  assert.deepEqual(page.faults, []);
});

test('without the memory aid there is no claims board', async () => {
  const { page } = await two({ edition: 'resistance' }, { memoryAid: false });
  await page.keyboard.press('k');
  assert.equal(await page.locator('.drawn').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Who claimed what' }).count(), 0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Who claimed what' }).count(), 0);
  // Nobody can be nudged within the first minute.
  assert.ok(await page.getByRole('button', { name: /^Nudge the others/ }).isDisabled());
});

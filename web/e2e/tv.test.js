// A table on a TV: large, with nothing to press and nobody's cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looking, overlaps } from './layout.js';
import { gather, Guest, pass, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();
const SCREEN = { width: 1920, height: 1080 };
const TVS = [
  [1280, 720],
  [1920, 1080],
  [2560, 1300],
];

/** Lines of the log that are seen in part. */
const cutLines = (page) =>
  page.evaluate(() => {
    const log = document.querySelector('aside ol');
    const { top, bottom, right } = log.getBoundingClientRect();
    const boxes = [...log.children].map((line) => line.getBoundingClientRect());
    const seen = boxes.filter((box) => box.left < right && box.top < bottom && box.bottom > top);
    return seen.length ? seen.filter((box) => box.bottom > bottom + 1).length : 'no line at all';
  });

const sizeOfNames = (page) =>
  page
    .locator('.seat .who b')
    .first()
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));

test('a TV shows what everybody may see, from the lobby to the end', async () => {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const [ana, bruno, cara] = all;
  const table = await gather(all, { start: false, reveal: false });
  const page = await person(browser, base, { viewport: SCREEN });
  const { wrong, look } = looking(page);
  const still = async (what) => {
    assert.equal(
      await page.locator('button, a, input, select').filter({ visible: true }).count(),
      0,
      `${what}: something can be pressed`,
    );
    const letters = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    assert.ok(letters >= 20, `${what}: letters of ${letters} px`);
  };
  await page.goto(`/t/${table}/tv`);
  await page.getByRole('heading', { name: 'Ana’s table' }).waitFor();
  await page.getByText('Cara').waitFor();
  await still('the lobby');
  await look('the lobby on a big screen');

  await ana.do({ do: 'start' });
  await turnOf(bruno, all);
  await bruno.decide('tax');
  await page
    .getByRole('region', { name: 'On the table' })
    .getByText('Duke', { exact: true })
    .waitFor();
  await still('the game');
  const parts = ['.stage', '.seat', '.stocks li', 'aside', 'header'];
  assert.deepEqual(await overlaps(page, parts, TVS), []);
  for (const height of [480, 500, 520, 540, 720, SCREEN.height]) {
    await page.setViewportSize({ width: SCREEN.width, height });
    assert.equal(await cutLines(page), 0, `the log of a TV ${height} px high`);
  }
  assert.equal(await page.locator('.seat').count(), 3);
  const phone = await person(browser, base);
  await phone.goto(`/t/${table}`);
  const [large, usual] = await Promise.all([page, phone].map(sizeOfNames));
  assert.ok(large >= 2 * usual, `names of ${large} px on a TV, of ${usual} px on a phone`);
  await page.getByRole('complementary', { name: 'Log' }).getByText('Bruno').first().waitFor();
  assert.equal(await page.getByRole('list', { name: 'Your cards' }).count(), 0);

  // Seated players get a warning: their screen would show their cards.
  const seated = await person(browser, base, { viewport: SCREEN });
  await ana.lend(seated);
  await seated.goto(`/t/${table}/tv`);
  await seated.getByRole('heading', { name: 'You’re sitting at this table' }).waitFor();
  assert.equal(await seated.locator('.seat, .hand').count(), 0);
  await seated.getByRole('link', { name: 'Back to my seat' }).click();
  await seated.getByRole('list', { name: 'Your cards' }).waitFor();
  assert.ok(!(await seated.evaluate(() => 'tv' in document.documentElement.dataset)));

  await bruno.do({ do: 'leave' });
  await cara.do({ do: 'leave' });
  await page.getByRole('heading', { name: /^Ana wins/ }).waitFor();
  await still('the end');
  assert.deepEqual(wrong, []);
  assert.deepEqual([...page.faults, ...seated.faults], []);
});

test('the end is a ceremony that fits on the screen, where nobody can scroll', async () => {
  const names = ['Ana', 'Bruno', 'Cara', 'Dario', 'Elena', 'Fabio'];
  const all = await Promise.all(names.map((name) => Guest.come(base, name)));
  const [ana, bruno, cara, ...others] = all;
  const table = await gather(all);
  const page = await person(browser, base, { viewport: SCREEN });
  const { wrong, look } = looking(page);
  await page.goto(`/t/${table}/tv`);
  // There are three Dukes: of four such claims one is a bluff.
  for (const claimant of [bruno, ...others]) {
    await turnOf(claimant, all);
    await claimant.decide('tax');
    await pass(...all.filter((each) => each !== claimant));
  }
  await turnOf(cara, all);
  await cara.decide('tax');
  await ana.decide('challenge');
  const seats = ['.stage', '.seat', '.stocks li', 'aside', 'header'];
  assert.deepEqual(await overlaps(page, seats, TVS), []);
  for (const guest of [bruno, cara, ...others]) await guest.do({ do: 'leave' });
  await page.getByRole('heading', { name: /^Ana wins/ }).waitFor();
  // Every seat is taken, so nobody is asked to join.
  await page.getByText('Tap “Rematch” on your phone').waitFor();
  await page.locator('.dots i').nth(1).waitFor();
  // The keyboard of a laptop stops the show.
  await page.keyboard.press('Space');
  const slides = await page.locator('.dots i').count();
  for (let slide = 0; slide < slides; slide++) {
    for (const [width, height] of TVS) {
      await page.setViewportSize({ width, height });
      const inside = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.slide *, .ceremony aside *, h1')];
        return parts.every((part) => {
          const { bottom, right, top } = part.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && right <= innerWidth;
        });
      });
      assert.ok(inside, `slide ${slide} leaves a screen of ${width} × ${height}`);
      assert.deepEqual(await overlaps(page, ['h1', '.slide', '.ceremony aside', '.dots']), []);
    }
    await page.keyboard.press('ArrowRight');
  }
  await page.setViewportSize(SCREEN);
  await look('the ceremony', '.ceremony');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

for (const seats of [4, 5, 10])
  test(`the cards, coins and names of ${seats} players have room on a TV`, async () => {
    const names = ['Anastazja', 'Maximiliane', 'Bo', 'Cem', 'Dilara', 'Wilhelmine', 'Ed'];
    const all = await Promise.all(
      Array.from({ length: seats }, (_, i) => Guest.come(base, names[i] ?? `Guest ${i}`)),
    );
    const table = await gather(all);
    const page = await person(browser, base, { viewport: SCREEN });
    await page.goto(`/t/${table}/tv`);
    await page.locator('.legend li').first().waitFor();
    assert.equal(await page.locator('.seat').count(), seats);
    const parts = ['.seat .num', '.seat .influence', '.seat .who b', '.stage', '.legend li'];
    assert.deepEqual(await overlaps(page, parts, TVS), []);
    // Whoever exchanges holds four cards for a while.
    await turnOf(all[0], all);
    await all[0].decide('exchange');
    await pass(...all.slice(1));
    await page.locator('.pair.many').waitFor();
    assert.deepEqual(await overlaps(page, ['.seat .num', '.seat .pair', '.seat .who b'], TVS), []);
    assert.deepEqual(page.faults, []);
  });

test('a bot that stood in for a player is said to have won', async () => {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const [ana, bruno, cara] = all;
  const table = await gather(all);
  const page = await person(browser, base, { viewport: SCREEN });
  await page.goto(`/t/${table}/tv`);
  await cara.do({ do: 'away' });
  await page.locator('.seat', { hasText: 'Cara' }).getByText('stand-in bot').waitFor();
  for (const guest of [ana, bruno]) await guest.do({ do: 'leave' });
  await page.getByRole('heading', { name: 'Cara’s stand-in wins!' }).waitFor();
  const phone = await person(browser, base);
  await cara.lend(phone);
  await phone.goto(`/t/${table}`);
  await phone.getByRole('heading', { name: 'Your stand-in wins!' }).waitFor();
  assert.deepEqual([...page.faults, ...phone.faults], []);
});

test('spectators and eliminated players call claims, and the end tells who was right', async () => {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const [ana, bruno, cara] = all;
  const table = await gather(all);
  const spectator = await person(browser, base);
  const { wrong, look } = looking(spectator);
  await spectator.goto(`/t/${table}`);
  const tv = await person(browser, base, { viewport: SCREEN });
  await tv.goto(`/t/${table}/tv`);
  await turnOf(bruno, all);
  await bruno.decide('tax');
  await spectator.getByRole('heading', { name: /./ }).first().waitFor();
  const bluff = spectator.getByRole('button', { name: 'Bluff', exact: true });
  await bluff.waitFor();
  await look('a claim to call');
  // By keyboard, as everything.
  await bluff.focus();
  await spectator.waitForFunction(() => document.activeElement?.textContent === 'Bluff');
  while (await bluff.count()) await spectator.keyboard.press('Enter');
  await spectator.getByText('You call it a bluff.').waitFor();
  const lied = !bruno.view.view.players[bruno.seat].hand.includes('Duke');
  for (const player of all) assert.equal(player.view.calls, undefined);
  for (const guest of [bruno, cara]) await guest.do({ do: 'leave' });
  await ana.until(({ stage }) => stage === 'over');
  const scores = spectator.getByRole('region', { name: 'The lie detectors' });
  await scores.getByText(`${lied ? 1 : 0} of 1`, { exact: true }).waitFor();
  await look('the result with the lie detectors');
  await tv.getByRole('heading', { name: /^Ana wins/ }).waitFor();
  await tv.keyboard.press('Space');
  const big = tv.getByRole('region', { name: 'The lie detectors' });
  while (!(await big.count())) await tv.keyboard.press('ArrowRight');
  await big.getByText('The audience').waitFor();
  assert.deepEqual(await overlaps(tv, ['h1', '.slide', '.ceremony aside', '.dots'], TVS), []);
  assert.deepEqual(wrong, []);
  assert.deepEqual([...spectator.faults, ...tv.faults], []);
});

test('Coup Royal on a TV: bosses, locations and log each have their place', async () => {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const table = await gather(all, { game: 'royal', rules: { edition: 'royal' } });
  const page = await person(browser, base, { viewport: SCREEN });
  const { wrong, look } = looking(page);
  await page.goto(`/t/${table}/tv`);
  await page.locator('.tv.royal').waitFor();
  await page.getByText('Cara').first().waitFor();
  const parts = ['header', 'aside', '.boss', '.locs li'];
  for (const part of ['.boss', '.locs li'])
    assert.ok(await page.locator(part).count(), `nothing is ${part}`);
  assert.deepEqual(await overlaps(page, parts, TVS), []);
  assert.equal(
    await page.locator('button, a, input, select').filter({ visible: true }).count(),
    0,
    'something can be pressed',
  );
  await look('Coup Royal on a big screen', '.tv');
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

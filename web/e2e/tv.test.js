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
  assert.equal(await page.locator('.seat').count(), 3);
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
  await page.getByRole('heading', { name: 'Play the next game' }).waitFor();
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

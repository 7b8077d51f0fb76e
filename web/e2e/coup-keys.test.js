// A whole game of every edition without a mouse: digits, arrows, letters, Space, Enter and Tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, play } from './coup.js';
import { share } from './sampling.js';
import { browse, DESKTOP, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** Plays with the keyboard until the game is over. */
async function playByKeys(page) {
  const key = (name) => page.keyboard.press(name);
  let turn = 0;
  await play(page, async (kind) => {
    turn++;
    if (kind === 'answers') return key(['c', 'b', ' '][turn % 3]).then(() => key(' '));
    if (kind === 'prove') return key('1');
    if (kind === 'picks') return key('ArrowRight').then(() => key('Enter'));
    if (kind === 'actions') return key(await sharpest(page));
    // Cards: digits select them, Tab moves to the button below.
    for (let at = 1; await page.locator('.btn.gold.wide[disabled]').count(); at++)
      await key(String(at));
    await page.locator('.cards .card').last().focus();
    await key('Tab');
    return key('Enter');
  });
}

const GAMES = [
  { edition: 'city-state', players: 2 },
  { edition: 'resistance', players: 3 },
  { edition: 'brazilian', players: 2 },
  { edition: 'reformation', players: 3 },
];

test('every edition can be played with the keyboard alone', { concurrency: 4 }, async (t) => {
  await Promise.all(
    share(GAMES, ['city-state']).map(({ edition, players }) =>
      t.test(`${edition}, ${players} players`, async () => {
        const page = await person(browser, base, { viewport: DESKTOP });
        await deal(page, { edition, players });
        await playByKeys(page);
        await page.locator('.frame.over').waitFor();
        await page.keyboard.press('Tab');
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }),
    ),
  );
});

test('? lists the keys, and Escape closes the list', async () => {
  const page = await person(browser, base);
  await deal(page, { clock: 'untimed' });
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
  assert.deepEqual(page.faults, []);
});

/** The digit of the first of these actions that is available. */
async function sharpest(page) {
  for (const name of ['Coup', 'Assassinate', 'Tax', 'Income']) {
    const tile = page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .and(page.locator('[aria-disabled=false]'));
    if (await tile.count()) return tile.first().getAttribute('aria-keyshortcuts');
  }
  return '1';
}

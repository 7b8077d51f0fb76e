// A whole game of every edition by clicks, against bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, deal, play } from './coup.js';
import { share } from './sampling.js';
import { browse, DESKTOP, person, PHONE, serve } from './harness.js';

const base = await serve();
const browser = await browse();

const GAMES = [
  { edition: 'city-state', players: 2, viewport: PHONE },
  { edition: 'resistance', players: 2, viewport: PHONE },
  { edition: 'brazilian', players: 2, viewport: DESKTOP },
  { edition: 'reformation', players: 3, viewport: DESKTOP },
];

test('every edition is played to its end by clicks', { concurrency: 4 }, async (t) => {
  await Promise.all(
    share(GAMES, ['reformation']).map(({ edition, players, viewport }) =>
      t.test(`${edition}, ${players} players`, async () => {
        const page = await person(browser, base, { viewport });
        await deal(page, { edition, players });
        let moved = 0;
        await play(page, clicks(page), async () => {
          moved += await page.evaluate(() => document.getAnimations().length);
        });
        await page.locator('.frame.over').waitFor();
        assert.equal(
          await page.getByRole('list', { name: 'Everyone’s cards' }).getByRole('listitem').count(),
          players,
        );
        assert.equal(moved, 0, 'something moved although reduced motion was requested');
        assert.deepEqual(page.faults, []);
        await page.context().close();
      }),
    ),
  );
});

// Ratings are private unless somebody wants to be listed: ten games later the leaderboard names those who agreed and nobody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest } from './guests.js';
import { go } from './pages.js';
import { browse, person, ownServer } from './harness.js';

const GAMES = 10;

const base = await ownServer().start();
const browser = await browse();

/** A page of this guest. */
async function pageOf(guest) {
  const page = await person(browser, base);
  await guest?.lend(page);
  return page;
}

/** The names on the leaderboard, in order. */
async function leaders(page, pool = '') {
  await go(page, `/leaders${pool}`);
  await page.locator('.sheet:not([aria-busy])').waitFor();
  return page.locator('.sheet ol b').allTextContents();
}

/** Game after game at the same table, which all but the first player leave at once: the quickest way to finish. */
async function playTen(winner, losers) {
  const table = await gather([winner, ...losers], { start: false });
  for (let game = 1; game <= GAMES; game++) {
    // A stand-in sits where a player has left.
    for (const [i, loser] of game > 1 ? losers.entries() : []) {
      await winner.do({ do: 'remove-bot', seat: i + 1 });
      await loser.do({ do: 'sit', name: loser.name });
    }
    await winner.do({ do: 'start' });
    for (const loser of losers) await loser.do({ do: 'leave' });
    await winner.until((view) => view.stage === 'over' && view.game === game);
  }
  return table;
}

test('ratings are private, the leaderboard is opt-in, and deleting removes everything', async () => {
  const [ana, bruno, carla, dario] = await Promise.all(
    ['Ana', 'Bruno', 'Carla', 'Dario'].map((name) => Guest.come(base, name)),
  );
  for (const guest of [ana, bruno, carla, dario]) await guest.post('/api/me', { name: guest.name });

  // On from the first game, for one's own eyes; the public name is a choice.
  const page = await pageOf(ana);
  await page.goto('/me');
  const rate = page.getByRole('switch', { name: 'Rate my games' });
  const list = page.getByRole('switch', { name: 'Show my name on the leaderboard' });
  await rate.waitFor();
  assert.deepEqual([await rate.isChecked(), await list.isChecked()], [true, false]);
  const kept = page.waitForResponse((answer) =>
    answer.request().postData()?.includes('"listed":true'),
  );
  await list.check();
  await kept;
  await page.reload();
  await list.waitFor();
  assert.deepEqual([await rate.isChecked(), await list.isChecked()], [true, true]);
  assert.deepEqual(await leaders(page), []);
  await page.getByRole('heading', { name: 'This page is still blank' }).waitFor();

  await bruno.post('/api/my-ratings', { rated: true, listed: true });
  await dario.post('/api/my-ratings', { rated: false, listed: false });
  const table = await playTen(ana, [bruno, carla, dario]);

  // The result shows the medals.
  await go(page, `/t/${table}`);
  await page.locator('.over .earned', { hasText: 'Ten crowns' }).waitFor();
  await page.getByRole('link', { name: 'Your ratings' }).click();
  const card = page.getByRole('link', { name: /Coup, 3–4 players/ });
  await card.waitFor();
  assert.match((await card.textContent()).replace(/\s+/g, ' '), /10 games, 10 won.*Rank 1/);
  const won = page.locator('li:not(.open)', { has: page.locator('.ribbon') });
  assert.ok((await won.locator('b').allTextContents()).includes('First crown'));

  // The leaderboard names those who agreed, to themselves and to strangers.
  await card.click();
  await page.locator('.sheet ol').waitFor();
  assert.deepEqual(await leaders(page, '/classic-3-4'), ['Ana', 'Bruno']);
  assert.deepEqual(
    await page
      .locator('.sheet li', { has: page.getByText('you', { exact: true }) })
      .locator('b')
      .allTextContents(),
    ['Ana'],
  );
  const stranger = await pageOf();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'Leaderboard' }).click();
  await stranger.waitForFunction(() => document.activeElement.matches('h1'));
  await stranger.locator('.sheet ol').waitFor();
  assert.deepEqual(await stranger.locator('.sheet ol b').allTextContents(), ['Ana', 'Bruno']);
  assert.equal(await stranger.getByText('you', { exact: true }).count(), 0);
  assert.deepEqual(await leaders(stranger, '/classic-3-4/programs'), []);

  // Keys turn the pages, and the focus stays.
  await stranger.getByRole('radio', { name: '3–4' }).focus();
  for (const next of ['5-6', '7-10']) {
    await stranger.keyboard.press('ArrowRight');
    await stranger.waitForFunction(
      (path) => location.pathname === path,
      `/leaders/classic-${next}/programs`,
    );
  }

  // A player who switched it off has no ratings.
  const never = await pageOf(dario);
  await never.goto(`/t/${table}`);
  await never.locator('h1').waitFor();
  await go(never, '/');
  await go(never, '/me');
  await never.getByRole('switch', { name: 'Rate my games', checked: false }).waitFor();
  assert.equal(await never.getByRole('link', { name: /Coup, 3–4 players/ }).count(), 0);

  // Deleting asks for confirmation, then everything is gone.
  await go(page, '/me');
  await page.getByRole('button', { name: 'Delete my ratings, medals and place at court' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my ratings, medals and place at court' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete them' }).click();
  await page.getByText('Deleted. A clean slate.').waitFor();
  assert.equal(await page.getByRole('link', { name: /Coup, 3–4 players/ }).count(), 0);
  assert.deepEqual(await leaders(stranger, '/classic-3-4'), ['Bruno']);
  await go(page, `/t/${table}`);
  await page.locator('.over .hands').waitFor();
  assert.equal(await page.locator('.over .earned li').count(), 0);
  assert.deepEqual(
    [page, stranger, never].flatMap(({ faults }) => faults),
    [],
  );
});

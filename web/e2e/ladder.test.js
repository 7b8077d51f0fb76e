// The court: who sits at a player's tables, with a connection and without one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, play } from './coup.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

const READY = 'Ready: it works without a connection.';
/** Four have sat down in turn, and the next comes after one more win over the newest. */
const MET = { taddea: 2, zanobi: 2, rinaldo: 2, fiammetta: 1 };

/** A page of somebody who has played before, at this place. */
async function known() {
  const page = await person(browser, base);
  await page.goto('/court');
  await page.evaluate((met) => {
    const tallies = Object.entries(met).map(([bot, won]) => [bot, { games: 3, won }]);
    const here = { met: Object.fromEntries(tallies), ratings: {} };
    localStorage.setItem(
      'contessa.court',
      JSON.stringify({ device: crypto.randomUUID(), here, there: [], counted: [] }),
    );
    localStorage.setItem('contessa.settings', JSON.stringify({ holdToChallenge: false }));
    localStorage.setItem('contessa.first', '{}');
  }, MET);
  await page.reload();
  return page;
}

const court = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('contessa.court')));

/** The analysis says unasked what to try, or where to look; its link leads there. */
async function reviewed(page) {
  const review = page.locator('.over .review');
  await review
    .getByRole('heading', { name: /One thing to try|The moment to look at/ })
    .first()
    .waitFor();
  for (const link of await review.getByRole('link').all())
    assert.match(await link.getAttribute('href'), /^\/replay\/.+\/analysis#at=\d+&from=all$/);
}

/** Plays on to the end; what is remembered afterwards. */
async function finish(page) {
  await play(page, clicks(page));
  await page.locator('.over .court').waitFor();
  await reviewed(page);
  return court(page);
}

test('the newest sits at the next table, and the finished game counts once', async () => {
  const page = await known();
  await page.getByRole('heading', { name: 'One more win against Fiammetta' }).waitFor();
  await page.getByText('Then Galeazzo sits down at your tables.').waitFor();
  assert.equal(
    await page
      .locator('li.next')
      .textContent()
      .then((text) => /Galeazzo/.test(text)),
    true,
  );
  assert.equal(await page.locator('li.sealed').count(), 9);

  await page.goto('/');
  await page.getByRole('link', { name: /The court/ }).waitFor();
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.seats').waitFor();
  const names = await page.locator('.seats').textContent();
  assert.match(names, /Fiammetta/);
  assert.doesNotMatch(names, /Galeazzo|Violante|Ercole|Niccolò|Contessa/);

  const after = await finish(page);
  const { games, won } = after.here.met.fiammetta;
  assert.equal(games, 4);
  assert.equal(after.here.ratings.coup.games, 1);
  await page.reload();
  await page.locator('.over .court').click();
  await page
    .getByRole('heading', {
      name: won > 1 ? '2 more wins against Galeazzo' : 'One more win against Fiammetta',
    })
    .waitFor();
  assert.deepEqual((await court(page)).here, after.here);
  await page.getByRole('heading', { name: 'Court rating' }).waitFor();
  assert.deepEqual(page.faults, []);
});

test('without a connection the guest of the week comes, too, and the game counts', async () => {
  const page = await known();
  await page.goto('/local');
  await page.getByText(READY).waitFor();
  await page.context().setOffline(true);
  await page.goto('/court');
  await page.getByRole('button', { name: /^Play \(\d players/ }).click();
  await page.waitForURL(/\/t\/local-/);
  await page.locator('.seats').waitFor();
  const { guest, here } = await court(page);
  assert.equal(guest.table, new URL(page.url()).pathname.split('/')[2]);
  const before = Object.values(here.met).reduce((sum, { games }) => sum + games, 0);
  const after = await finish(page);
  assert.ok(Object.values(after.here.met).reduce((sum, { games }) => sum + games, 0) > before);
  assert.equal(after.here.ratings.coup.games, 1);
});

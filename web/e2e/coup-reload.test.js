// Four people at one table; one of them reloads in the middle of an exchange, and nothing is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank, command, create, nextAsked } from './coup.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('an exchange survives a reload, and nobody else notices', async () => {
  const names = ['Ana', 'Bruno', 'Cara', 'Dario'];
  const pages = await Promise.all(names.map(() => person(browser, base)));
  await Promise.all(pages.map(blank));
  const table = await create(pages[0], { edition: 'resistance', players: 4, clock: 'relaxed' });
  for (const [i, page] of pages.entries())
    if (i) await command(page, table, { do: 'sit', name: names[i] });
  await command(pages[0], table, { do: 'start' });
  await Promise.all(pages.map((page) => page.goto(`/t/${table}`)));

  const mine = await first(pages, 'actions');
  await mine.getByRole('button', { name: /^Exchange/ }).click();
  await Promise.all(
    pages
      .filter((page) => page !== mine)
      .map((page) =>
        page
          .getByRole('button', { name: 'Pass', exact: true })
          .and(page.locator('[aria-disabled=false]'))
          .click(),
      ),
  );
  const cards = mine
    .getByRole('group', { name: 'Which 2 cards will you keep?' })
    .getByRole('button');
  await cards.nth(3).waitFor();
  const before = await cards.allTextContents();
  assert.equal(before.length, 4);

  await mine.reload();
  await cards.nth(3).waitFor();
  assert.deepEqual(
    await cards.allTextContents(),
    before.map((each) => each),
  );
  await cards.nth(0).and(mine.locator('[aria-disabled=false]')).click();
  await cards.nth(1).click();
  await mine.getByRole('button', { name: /^Keep/ }).click();

  const next = await first(pages, 'actions');
  assert.notEqual(next, mine);
  assert.equal(
    await mine.getByRole('list', { name: 'Your cards' }).getByRole('listitem').count(),
    2,
  );
  for (const page of pages) assert.deepEqual(page.faults, []);
});

/** The page whose player is asked this. */
function first(pages, kind) {
  return Promise.any(
    pages.map(async (page) => {
      assert.equal(await nextAsked(page), kind);
      return page;
    }),
  );
}

// A table on a TV: large, with nothing to press and nobody's cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looking } from './layout.js';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();
const SCREEN = { width: 1920, height: 1080 };

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
  assert.equal(await page.locator('.seat').count(), 3);
  assert.equal((await page.locator('main').boundingBox()).width, SCREEN.width);
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

// What only the bluffer may see: the wink after a bluff that everybody believed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, pass, turnOf } from './guests.js';
import { browse, DESKTOP, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** A page that counts how often a wink has appeared on it. */
async function watching(path, options, guest) {
  const page = await person(browser, base, options);
  await page.addInitScript(() => {
    window.winks = 0;
    const look = () => document.querySelector('.wink') && window.winks++;
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await guest?.lend(page);
  await page.goto(path);
  return page;
}

test('a believed bluff winks on the bluffer’s own screen and on no other', async () => {
  const all = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const [ana, bruno] = all;
  const table = await gather(all);
  await turnOf(ana, all);
  const own = await watching(`/t/${table}`, {}, ana);
  const rival = await watching(`/t/${table}`, {}, bruno);
  const spectator = await watching(`/t/${table}`, { viewport: DESKTOP });
  const tv = await watching(`/t/${table}/tv`, { viewport: { width: 1920, height: 1080 } });
  const others = [rival, spectator, tv];
  await own.getByRole('list', { name: 'Your cards' }).waitFor();
  await rival.getByRole('list', { name: 'Your cards' }).waitFor();
  await spectator.locator('.seat').first().waitFor();
  await tv.locator('.seat').first().waitFor();

  const { hand } = ana.view.view.players[ana.seat];
  const claims = { tax: 'Duke', exchange: 'Ambassador', 'steal 1': 'Captain' };
  const bluff = Object.keys(claims).find((action) => !hand.includes(claims[action]));
  await ana.decide(bluff);
  await pass(bruno);
  if (bluff === 'exchange') await ana.decide('keep');
  await own.waitForFunction(() => window.winks);
  // Another's turn comes after everything that was told about the bluff.
  await bruno.decide('income');
  for (const page of others)
    await page
      .getByText(/Bruno.*income|You take income|income/i)
      .first()
      .waitFor();
  assert.deepEqual(
    await Promise.all(others.map((page) => page.evaluate(() => window.winks))),
    [0, 0, 0],
  );
  assert.deepEqual(
    [own, ...others].flatMap((page) => page.faults),
    [],
  );
});

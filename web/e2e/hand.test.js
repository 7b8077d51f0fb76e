// The hand stays where it is while a player waits and answers, and with room on their own turn, too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, PHONE, serve } from './harness.js';

const base = await serve();
const browser = await browse();

for (const { viewport, turn } of [
  { viewport: { width: 390, height: 844 }, turn: true },
  { viewport: PHONE, turn: false },
])
  test(`the hand stays put at ${viewport.width} × ${viewport.height}`, async () => {
    const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
    const [ana, bruno, cara] = all;
    const table = await gather(all);
    await turnOf(bruno, all);
    await bruno.decide('tax');
    const page = await person(browser, base, { viewport });
    await ana.lend(page);
    await page.goto(`/t/${table}`);
    const top = async (shown) => {
      await page.locator(shown).first().waitFor();
      return Math.round((await page.locator('.hand').boundingBox()).y);
    };
    const tops = [await top('.answers .btn[aria-disabled=false]')];
    await ana.decide('pass');
    await cara.decide('pass');
    tops.push(await top('.prompt.waiting'));
    if (turn) {
      await turnOf(ana, all);
      tops.push(await top('.actions .actn'));
    }
    assert.deepEqual(
      tops,
      tops.map(() => tops[0]),
    );
    assert.deepEqual(page.faults, []);
  });

// A page's memory holds only what its player may know: every card has its own name, and the test searches the memory for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextAsked } from './coup.js';
import { company } from './coup-scenes.js';
import { pass, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';
import { alone, packed, passed, reach } from './local.js';

const base = await serve();
const browser = await browse();
const CARD = /(?:Duke|Assassin|Captain|Ambassador|Inquisitor|Contessa)#\d/g;

test('the page’s memory holds no card of another player, even after going back', async () => {
  const page = await person(browser, base);
  const { table, ana, bruno, cara, all } = await company(page, base, {
    rules: { edition: 'resistance', exchanger: 'inquisitor', art: 'distinct' },
  });
  // Bruno draws and looks at cards, Cara shows one to him.
  await turnOf(bruno, all);
  await bruno.decide('exchange');
  await pass(ana, cara);
  await bruno.decide('keep');
  await turnOf(bruno, all);
  await bruno.decide(`examine ${cara.seat}`);
  await pass(ana, cara);
  await cara.decide('offer');
  await bruno.decide('return');
  await turnOf(ana, all);
  await page.locator('.actn').first().waitFor();

  const mine = ana.view.view.players[ana.seat].hand;
  assert.deepEqual(await remembered(page), mine.toSorted());
  const others = [
    ...bruno.view.view.players[bruno.seat].hand,
    ...cara.view.view.players[cara.seat].hand,
  ];
  assert.equal(others.filter((card) => mine.includes(card)).length, 0);

  // Other pages add nothing, and going back shows the server's current view.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  assert.deepEqual(
    (await remembered(page)).filter((card) => !mine.includes(card)),
    [],
  );
  await ana.do({ do: 'leave' });
  await page.goBack();
  await page.waitForURL(`**/t/${table}`);
  await page.locator('.seats').waitFor();
  assert.equal(await page.getByRole('list', { name: 'Your cards' }).count(), 0);
  assert.deepEqual(page.faults, []);
});

test('of a game on this device the page remembers one hand, and none while the device lies open', async () => {
  const page = await packed(browser, base, { seats: 2, rules: { art: 'distinct' } });
  await alone(page);
  await nextAsked(page);
  assert.equal((await remembered(page)).length, 2, 'the bot’s cards are in the worker alone');

  await page.goto('/local');
  await passed(page, ['Ana', 'Bruno']);
  const hands = [];
  for (let turn = 0; turn < 2; turn++) {
    const { name } = await reach(page);
    assert.deepEqual(await remembered(page), []);
    await page.getByRole('button', { name: `I’m ${name}` }).click();
    await page.locator('.actions .actn').first().waitFor();
    hands.push(await remembered(page));
    await page.getByRole('button', { name: /^Income/ }).click();
  }
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [2, 2],
  );
  assert.equal(new Set(hands.flat()).size, 4, hands.join(' / '));
  assert.deepEqual(page.faults, []);
});

/** All cards whose names appear in the page's memory. */
async function remembered(page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('HeapProfiler.enable');
  await wire.send('HeapProfiler.collectGarbage');
  const chunks = [];
  wire.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await wire.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await wire.detach();
  const { strings } = JSON.parse(chunks.join(''));
  return [...new Set(strings.flatMap((text) => text.match(CARD) ?? []))].sort();
}

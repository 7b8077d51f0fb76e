// Talk at a table of Coup: bubbles, a word on a claim, the sheet of a player, deals that are made and broken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haltable, looking, overlaps } from './layout.js';
import { gather, Guest, pass, turnOf } from './guests.js';
import { browse, DESKTOP, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** What neither bubbles nor slips may cover. */
const PARTS = ['.seat:not(:has(.bubble))', '.stocks li', '.ticker li', '.own .card', '.answers'];

const come = (...names) => Promise.all(names.map((name) => Guest.come(base, name)));

async function at(guest, options) {
  const page = await person(browser, base, options);
  await guest.lend(page);
  await page.goto(`/t/${guest.table}`);
  await page.locator('.seat').first().waitFor();
  return page;
}

test('bubbles at the seats, and a word on a claim', async () => {
  const all = await come('Ana', 'Bruno', 'Cara', 'Dario');
  const [ana, bruno, cara, dario] = all;
  const table = await gather(all);
  await turnOf(bruno, all);
  const page = await person(browser, base);
  const { wrong, look } = looking(page);
  const clock = await haltable(page);
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  const tv = await person(browser, base, { viewport: { width: 1920, height: 1080 } });
  const tvClock = await haltable(tv);
  await tv.goto(`/t/${table}/tv`);
  await tv.locator('.seat').first().waitFor();
  await page.locator('.seat').first().waitFor();

  await bruno.decide('tax');
  await page.locator('.reactions').waitFor();
  await tv
    .getByRole('region', { name: 'On the table' })
    .getByText('Duke', { exact: true })
    .waitFor();
  // Nothing that is said disappears before it is looked for.
  await clock.halt();
  await tvClock.halt();
  await bruno.do({ do: 'say', text: 'I have the Duke, I promise you.' });
  await cara.do({ do: 'emote', emote: 'laugh' });
  await page.locator('.seat', { hasText: 'Cara' }).locator('.mask').waitFor();
  await tv.locator('.seat .bubble', { hasText: 'I promise you' }).waitFor();
  await page.getByRole('button', { name: '“Liar!”' }).click();
  await page.locator('.purse .bubble', { hasText: 'Bruno is bluffing!' }).waitFor();
  await page.getByRole('button', { name: '“Liar!”', pressed: true }).waitFor();
  await dario.do({ do: 'offer', phrase: 'i-believe-you', to: bruno.seat });
  await page.getByRole('button', { name: 'I believe you” said by: Dario' }).waitFor();
  await tv.locator('.reactions .slip', { hasText: 'Ana' }).waitFor();
  await tv.locator('.seat .bubble', { hasText: 'I believe you, Bruno.' }).waitFor();

  assert.deepEqual(await overlaps(page, ['.bubble', '.stage', ...PARTS]), []);
  assert.deepEqual(await overlaps(page, ['.reactions', ...PARTS]), []);
  await look('talk on the table', '.coup');

  // One's own feelings are at one's own seat.
  await page.getByRole('button', { name: 'Emotes' }).click();
  await page.getByRole('button', { name: 'Applause' }).click();
  await page.locator('.purse .bubble.mask').waitFor();

  // Those who are muted show nothing.
  await ana.do({ do: 'mute', seat: dario.seat, muted: true });
  await page.getByRole('button', { name: '“I believe you”', exact: true }).waitFor();
  await dario.do({ do: 'say', text: 'Hello?' });
  await cara.do({ do: 'say', text: 'Silence' });
  await page.locator('.bubble', { hasText: 'Silence' }).waitFor();
  assert.equal(await page.locator('.bubble', { hasText: 'Hello' }).count(), 0);
  assert.deepEqual(wrong, []);
  assert.deepEqual([...page.faults, ...tv.faults], []);
});

test('without chat nobody can say anything', async () => {
  const all = await come('Ana', 'Bruno', 'Cara');
  const [ana, bruno] = all;
  await gather(all, { talk: 'off' });
  await turnOf(bruno, all);
  await bruno.decide('tax');
  const page = await at(ana);
  await page.locator('.answers').waitFor();
  assert.equal(await page.locator('.reactions').count(), 0);
  await page.getByRole('button', { name: /^Cara/ }).click();
  await page.locator('.met').waitFor();
  assert.equal(await page.locator('.met .do').count(), 0);
  assert.deepEqual(page.faults, []);
});

test('a tap on a player opens that player: claims, marks, deals, and attacks on one’s own turn', async () => {
  const all = await come('Ana', 'Bruno', 'Cara');
  const [ana, bruno, cara] = all;
  await gather(all);
  await turnOf(bruno, all);
  await bruno.decide('tax');
  await pass(ana, cara);
  await turnOf(ana, all);
  const page = await at(ana);
  const { wrong, look } = looking(page);
  await page.locator('.actions').waitFor();

  // By keyboard alone.
  await page.getByRole('button', { name: /^Bruno: \d coins, 2 cards face down/ }).focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.met');
  await sheet.getByText('Duke').waitFor();
  await page.getByRole('heading', { name: 'Bruno' }).waitFor();
  await sheet.getByRole('button', { name: 'Your mark: bluff' }).click();
  await sheet.getByRole('button', { name: 'Your mark: bluff', pressed: true }).waitFor();
  await bruno.do({ do: 'offer', phrase: 'peace', to: ana.seat });
  await sheet.getByText('Ana, I won’t attack you').waitFor();
  await sheet.getByRole('button', { name: 'Offer a deal' }).click();
  await look('the sheet of a player', '.rail');
  await page.setViewportSize(DESKTOP);
  await look('the sheet of a player next to the table', '.rail');
  await page.keyboard.press('Escape');
  await page.locator('.dg:not(.drawn)').waitFor();
  await page.getByRole('button', { name: /offers you a deal/ }).waitFor();

  // The attack is made in one tap, and asked for nobody else.
  await page.getByRole('button', { name: /^Bruno/ }).click();
  await sheet.getByRole('button', { name: /^Steal/ }).click();
  await bruno.until(({ asking }) => asking?.target === bruno.seat);
  await page.locator('.dg:not(.drawn)').waitFor();
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

test('a deal is a ribbon that tears when one of the two breaks it', async () => {
  const all = await come('Ana', 'Bruno', 'Cara');
  const [ana, bruno, cara] = all;
  await gather(all);
  await turnOf(bruno, all);
  const page = await at(ana);
  const watcher = await person(browser, base, { viewport: { width: 1920, height: 1080 } });
  await watcher.goto(`/t/${ana.table}/tv`);
  await watcher.locator('.seat').first().waitFor();
  await bruno.do({ do: 'offer', phrase: 'peace', to: ana.seat });
  await page.getByRole('button', { name: /^Bruno.*offers you a deal/ }).click();
  // What is shown for a moment is waited for before it comes.
  const tied = [page, watcher].map((each) =>
    each.locator('.deal .knot').waitFor({ state: 'attached' }),
  );
  await page.locator('.met').getByRole('button', { name: 'Deal', exact: true }).click();
  await Promise.all(tied);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Bruno.*deal with you/ }).waitFor();
  await watcher.locator('.seat', { hasText: 'deal with Bruno' }).waitFor();

  const torn = page.locator('.deal.torn').waitFor({ state: 'attached' });
  await bruno.decide(`steal ${ana.seat}`);
  await torn;
  await page.locator('.stage').getByText('Bruno breaks the deal with you.').waitFor();
  await watcher.locator('.stage').getByText('Bruno breaks the deal with Ana.').waitFor();
  await page.locator('.deal.torn').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('button', { name: /deal with you/ }).count(), 0);
  await pass(cara);
  assert.deepEqual([...page.faults, ...watcher.faults], []);
});

test('an offer lies on the table and is answered there, and a key opens all deals', async () => {
  const all = await come('Ana', 'Bruno', 'Cara');
  const [ana, bruno, cara] = all;
  await gather(all);
  await turnOf(bruno, all);
  const page = await at(ana);
  const { wrong, look } = looking(page, ['.offer-slip', ...PARTS, '.hand', '.actions']);

  // One's own offer, by keyboard.
  await page.keyboard.press('d');
  await page.getByRole('heading', { name: 'Deals' }).waitFor();
  await page.getByRole('button', { name: 'Cara', exact: true }).click();
  await look('deals to offer', '.rail');
  await page.getByRole('button', { name: /^I won’t attack you/ }).click();
  await page.getByText('Sent.').first().waitFor();
  await page.locator('.dg:not(.drawn)').waitFor();
  await page.getByRole('button', { name: 'Offer a deal' }).click();
  await page.getByRole('button', { name: /^Cara.*Waiting for an answer/ }).waitFor();
  await page.keyboard.press('Escape');
  await cara.do({ do: 'offer', phrase: 'agreed', to: ana.seat });
  await page.getByRole('button', { name: /^Cara.*deal with you/ }).waitFor();

  // Another's offer.
  await bruno.do({ do: 'offer', phrase: 'no-challenge', to: ana.seat });
  const slip = page.locator('.offer-slip');
  await slip.getByText('Ana, don’t challenge me').waitFor();
  await turnOf(ana, all);
  await page.locator('.actions').waitFor();
  await page.waitForFunction(() => !document.querySelector('.bubble'));
  await look('an offer on the table');
  await slip.getByRole('button', { name: 'Deal', exact: true }).click();
  await slip.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Bruno.*deal with you/ }).waitFor();
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

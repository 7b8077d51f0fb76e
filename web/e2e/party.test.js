// A party: a television as the stage, phones that join by code or link, two games, and who has won.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from './guests.js';
import { browse, person, serve } from './harness.js';
import { looking, overlaps } from './layout.js';

const base = await serve();
const browser = await browse();
const SCREEN = { width: 1920, height: 1080 };

/** Everybody bluffs and nobody believes it, until one is left. */
async function play(guests, game) {
  const over = ({ stage, game: now }) => stage === 'over' && now === game;
  await Promise.all(
    guests.map(async (guest) => {
      let last;
      for (;;) {
        const open = ({ decision }) =>
          decision && decision.ask !== last && decision.answer === undefined;
        const view = await guest.until((now) => over(now) || open(now));
        if (over(view)) return;
        const { ask, choices } = view.decision;
        last = ask;
        const wish = ['challenge', 'tax', 'show', 'lose'];
        const choice =
          wish.flatMap((word) => choices.filter((text) => text.startsWith(word)))[0] ?? choices[0];
        // Another answer may have closed the window.
        await guest.do({ do: 'decide', ask, choice }).catch(() => undefined);
      }
    }),
  );
}

test('a party on a TV with three phones, from the first page to the winner of its games', async () => {
  const tv = await person(browser, base, { viewport: SCREEN });
  const { wrong, look } = looking(tv);
  await tv.goto('/');
  await tv.getByRole('link', { name: 'Party on a TV' }).click();
  await tv.getByRole('radio', { name: '2' }).check();
  await look('the page that opens a party');
  await tv.getByRole('button', { name: 'This is the big screen' }).click();
  await tv.getByRole('heading', { name: 'Who’s playing?' }).waitFor();
  await tv.getByText('A party of 2 games').waitFor();
  await tv.getByText(/^Up to \d+ players$/).waitFor();
  const code = tv.locator('.code');
  await tv.waitForFunction(() => /^[0-9A-Z]{5}$/.test(document.querySelector('.code').textContent));
  const short = await code.textContent();
  const table = new URL(tv.url()).pathname.split('/')[2];

  const names = ['Ana', 'Bruno', 'Cara'];
  const guests = await Promise.all(names.map((name) => Guest.come(base, name)));
  const phones = [];
  for (const [i, guest] of guests.entries()) {
    const phone = await person(browser, base);
    await guest.lend(phone);
    phones.push(phone);
    if (i === 0) {
      await phone.goto('/join');
      await phone.getByRole('textbox', { name: 'Table code' }).fill(short.toLowerCase());
      await phone.getByRole('button', { name: 'Go to table' }).click();
    } else await phone.goto(`/t/${table}`);
    const name = phone.getByRole('textbox', { name: /name/i });
    await name.fill(names[i]);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await tv.getByRole('listitem').filter({ hasText: names[i] }).waitFor();
    await guest.watch(table);
  }
  await look('the lobby of a party');
  const [ana] = phones;
  await ana.locator('.code').getByText(short, { exact: true }).waitFor();
  await ana.getByRole('button', { name: 'Start' }).click();
  await tv.locator('.tv .seat').first().waitFor();
  // Whoever comes late calls bluffs until the next game.
  await tv.locator('.code').getByText(short, { exact: true }).waitFor();
  const { asking } = await guests[0].until((view) => view.asking);
  const idle = guests.findIndex(({ seat }) => !asking.seats.includes(seat));
  await phones[idle].getByText('Eyes on the big screen.').first().waitFor();

  await play(guests, 1);
  await tv.getByText('Game 1 of 2').waitFor();
  await tv.getByRole('heading', { name: 'Play the next game' }).waitFor();
  await tv.waitForFunction(() => /^[0-9A-Z]{5}$/.test(document.querySelector('.code').textContent));
  for (const phone of phones) {
    await phone.getByText('Game 1 of 2').waitFor();
    await phone.getByRole('button', { name: /Next game/ }).click();
  }
  await Promise.all(guests.map((guest) => guest.until(({ game }) => game === 2)));
  await play(guests, 2);
  await tv.getByRole('heading', { name: /(wins the party|win the party together)!/ }).waitFor();
  await tv.getByRole('heading', { name: 'Play another party' }).waitFor();
  await tv.getByRole('list', { name: 'Games won' }).getByText('Ana').first().waitFor();
  await tv.keyboard.press('Space');
  await look('the end of a party');
  for (const size of [SCREEN, { width: 1280, height: 720 }]) {
    await tv.setViewportSize(size);
    const parts = ['h1', '.slide', '.ceremony aside', '.dots'];
    assert.deepEqual(await overlaps(tv, parts, [[size.width, size.height]]), []);
    const low = await tv.evaluate(() =>
      [...document.querySelectorAll('.podium li, .ceremony aside *')]
        .map((part) => part.getBoundingClientRect().bottom)
        .filter((bottom) => bottom > innerHeight),
    );
    assert.deepEqual(low, []);
  }
  await ana.getByText(/(You win|wins) the party!|win the party together!/).waitFor();
  // It comes first for those who have won it, however their last game went.
  const { seats } = await guests[0].until(({ stage, game }) => stage === 'over' && game === 2);
  const most = Math.max(...seats.map(({ wins }) => wins));
  for (const [i, { seat }] of guests.entries())
    if (seats[seat].wins === most)
      await phones[i].getByRole('heading', { name: /^You (and .+ )?win the party/ }).waitFor();
  assert.deepEqual(wrong, []);
  // Nothing asks another server: a network without internet is enough.
  assert.deepEqual(
    [tv, ...phones].flatMap((page) => page.faults),
    [],
  );
});

test('a code is tried once, although the id of its table may look like another', async () => {
  const page = await person(browser, base);
  let tried = 0;
  await page.route('**/api/join', (route) => {
    tried++;
    return route.fulfill({ json: { table: 'ABCDEFGHABCDEFGHABCDEF' } });
  });
  await page.goto('/join');
  await page.getByRole('textbox', { name: 'Table code' }).fill('K7QPM');
  await page.getByRole('button', { name: 'Go to table' }).click();
  // There is no such table.
  await page.waitForFunction(() => location.pathname.startsWith('/t/'));
  await page.getByRole('link', { name: /./ }).first().waitFor();
  assert.equal(tried, 1);
});

// What a table has besides the game: offers across languages, mute, standing orders, stand-ins, marks, a second device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { company } from './coup-scenes.js';
import { pass, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('a table with two languages and everything it offers', async (t) => {
  const page = await person(browser, base);
  await page.addInitScript(() => {
    window.sounds = 0;
    window.AudioContext = class extends window.AudioContext {
      constructor(...rest) {
        super(...rest);
        window.sounds++;
      }
    };
  });
  const sent = [];
  const watched = new Set();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const frame = JSON.parse(payload);
      sent.push(frame.command?.do);
      if (frame.type === 'watch') watched.add(frame.table);
    }),
  );
  const { table, ana, bruno, cara, all } = await company(page, base);
  const italian = await person(browser, base, { locale: 'it' });
  await bruno.lend(italian);
  await italian.goto(`/t/${table}`);
  await italian.locator('.seats').waitFor();
  const open = async (of, key, panel) => {
    await of.keyboard.press(key);
    await of.locator(`.drawn ${panel}`).waitFor();
  };
  const shut = async (of) => {
    await of.keyboard.press('Escape');
    await of.locator('.dg:not(.drawn)').waitFor();
  };
  const menu = async (item) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu').getByRole('button', { name: item }).click();
  };

  await t.test('a right click explains the player', async () => {
    await page.locator('.seat').first().click({ button: 'right' });
    await page
      .getByRole('status')
      .getByText(/^Bruno: \d+ coins?, 2 cards face down/)
      .waitFor();
  });

  await t.test('an offer is read in the language of each reader', async () => {
    await open(italian, 't', '.offer');
    await italian.locator('.offer [data-phrase=peace]').click();
    await italian.locator('.offer').getByRole('button', { name: 'Ana' }).click();
    await italian.locator('.offer .btn').click();
    await italian
      .locator('.talk')
      .getByText('Ana, se tu non attacchi me, io non attacco te.')
      .waitFor();
    await page.getByText('Ana, I won’t attack you if you don’t attack me.').first().waitFor();
    await open(page, 't', '.talk');
    await page
      .locator('.talk li')
      .getByText('Ana, I won’t attack you if you don’t attack me.')
      .waitFor();
    await shut(page);
    await shut(italian);
  });

  await t.test('a muted player is not heard until unmuted', async () => {
    await menu('Players');
    const mute = page
      .locator('.people li', { hasText: 'Bruno' })
      .getByRole('button', { name: 'Mute' });
    await mute.click();
    const again = page
      .locator('.people li', { hasText: 'Bruno' })
      .getByRole('button', { name: 'Unmute' });
    await again.waitFor();
    await shut(page);
    await bruno.do({ do: 'say', text: 'From Bruno, muted' });
    await cara.do({ do: 'say', text: 'From Cara' });
    await open(page, 't', '.talk');
    await page.locator('.talk li').getByText('From Cara').waitFor();
    assert.equal(await page.getByText('From Bruno, muted').count(), 0);
    await shut(page);
    await menu('Players');
    await again.click();
    await mute.waitFor();
    await shut(page);
    await bruno.do({ do: 'say', text: 'From Bruno, heard' });
    await open(page, 't', '.talk');
    await page.locator('.talk li').getByText('From Bruno, heard').waitFor();
    await shut(page);
  });

  await t.test('marks are private, never sent, and survive a reload', async () => {
    const before = sent.length;
    await open(page, 'k', '.claims');
    const cell = page.locator('.claims').getByRole('button', { name: /^Bruno, Duke/ });
    await cell.click();
    await page
      .locator('.claims')
      .getByRole('button', { name: /^Bruno, Duke.*Your mark: suspicious/ })
      .waitFor();
    assert.deepEqual(sent.slice(before).filter(Boolean), []);
    await page.reload();
    await page.locator('.seats').waitFor();
    await open(page, 'k', '.claims');
    await page
      .locator('.claims')
      .getByRole('button', { name: /^Bruno, Duke.*Your mark: suspicious/ })
      .waitFor();
    await shut(page);
    await open(italian, 'k', '.claims');
    assert.equal(await italian.locator('.claims .mark').count(), 0);
    await shut(italian);
  });

  await t.test('a challenged claim links to its turn in the log', async () => {
    await turnOf(bruno, all);
    const { turn } = bruno.view.view;
    await bruno.decide('tax');
    await cara.decide('challenge');
    await pass(ana);
    await bruno.decide('decline');
    await bruno.decide('lose');
    await turnOf(ana, all);
    await open(page, 'k', '.trials');
    await page.getByRole('button', { name: `Bruno: Duke not shown Turn ${turn}` }).click();
    const heading = page
      .locator('.ledger')
      .getByRole('heading', { name: `Turn ${turn}`, exact: true });
    await heading.and(page.locator(':focus')).waitFor();
    await shut(page);
  });

  await t.test(
    'a standing order answers unless its owner is the target, and others do not notice',
    async () => {
      await turnOf(bruno, all);
      await open(page, 'o', '.orders-list');
      await page.getByRole('radio', { name: /^Pass until my turn/ }).check();
      await ana.until(({ you }) => you.order === 'pass-until-my-turn');
      await shut(page);
      await bruno.decide(`steal ${ana.seat}`);
      await page.getByText('Auto-pass is paused').waitFor();
      await pass(ana, cara);
      await cara.decide('tax');
      await pass(bruno);
      await ana.until(({ asking }) => asking.phase === 'action');
      assert.equal(sent.filter((each) => each === 'decide').length, 0);
    },
  );

  await t.test('a stand-in plays for an absent player, who returns with a tap', async () => {
    await turnOf(bruno, all);
    await menu(/^Step away/);
    const notice = page.getByText('A bot is playing for you.');
    await notice.waitFor();
    await italian
      .locator('.seat', { hasText: 'Ana' })
      .locator('.vh', { hasText: /assente|sostituto/i })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'I’m back' }).click();
    await notice.waitFor({ state: 'hidden' });
    await ana.until(({ seats, you }) => !seats[you.seat].away);
  });

  await t.test(
    'there is sound after the first touch, until the speaker is switched off',
    async () => {
      const sounds = () => page.evaluate(() => window.sounds);
      assert.ok((await sounds()) > 0);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Sound off' }).click();
      const before = await sounds();
      const { turn } = bruno.view.view;
      await bruno.decide('income');
      await page.locator('.bar-name small', { hasText: `Turn ${turn + 1}` }).waitFor();
      assert.equal(await sounds(), before);
      await page.getByRole('button', { name: 'Sound on' }).click();
      await page.keyboard.press('Escape');
    },
  );

  await t.test('a second device takes over with a code that works once', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Continue on another device' }).click();
    await page.getByRole('button', { name: 'Show the code' }).click();
    const qr = page.getByRole('img');
    await qr.waitFor();
    assert.ok(await qr.evaluate((image) => image.decode().then(() => image.naturalWidth > 50)));
    assert.deepEqual([...watched], [table], 'another page is asked for as a table');
    const path = new URL(await page.locator('.address').textContent()).pathname;
    const tablet = await person(browser, base);
    await tablet.goto(path);
    await tablet.getByRole('button', { name: 'Continue here' }).click();
    await tablet.waitForURL(`**/t/${table}`);
    const hand = tablet.getByRole('list', { name: 'Your cards' });
    await hand.getByRole('listitem').nth(1).waitFor();
    const held = (await hand.textContent()).replace(/\W/g, '');
    for (const card of ana.view.view.players[ana.seat].hand) assert.match(held, new RegExp(card));
    const late = await person(browser, base);
    await late.goto(path);
    await late.getByRole('button', { name: 'Continue here' }).click();
    await late.getByRole('link', { name: /./ }).first().waitFor();
    assert.equal(await late.evaluate(() => location.pathname), path);
  });
  assert.deepEqual([...page.faults, ...italian.faults], []);
});

test('a kicked player is told so, even after a reload', async () => {
  const page = await person(browser, base);
  const { ana, bruno, table } = await company(page, base);
  const away = await person(browser, base);
  await bruno.lend(away);
  await away.goto(`/t/${table}`);
  await away.locator('.seats').waitFor();
  await ana.do({ do: 'kick', seat: bruno.seat });
  const told = away.getByRole('heading', { name: 'You were kicked' });
  await told.waitFor();
  await away.reload();
  await told.waitFor();
  const stranger = await person(browser, base);
  await stranger.goto('/t/no-such-table');
  await stranger.getByRole('heading', { name: 'This table is gone' }).waitFor();
  assert.deepEqual([...page.faults, ...away.faults], []);
});

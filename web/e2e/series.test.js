// Several games at one table, and how strangers find it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, turnOf } from './guests.js';
import { browse, ownServer, person, serve, violations } from './harness.js';

const base = await serve();
const lists = ownServer();
const browser = await browse();

/** Twice the opponent bluffs and is caught. */
async function beats(winner, other) {
  for (let cards = 2; cards; cards--) {
    await turnOf(winner, [winner, other]);
    await winner.decide('income');
    await other.decide('tax');
    await winner.decide('challenge');
    await other.decide('decline');
    if (cards > 1) await other.decide('lose');
  }
}

test('a rematch with one tap keeps seats and series, and the winner goes first', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno]);
  const page = await person(browser, base);
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  await page.keyboard.press('s');
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await page.keyboard.press('Escape');
  await beats(ana, bruno);
  await page.getByRole('heading', { name: 'You win!' }).waitFor();
  await page.getByText(/Last one standing after/).waitFor();
  assert.equal(await page.getByRole('list', { name: 'Games won' }).count(), 0);
  await bruno.do({ do: 'say', text: 'Well played' });
  await page.getByRole('button', { name: /1 new/ }).click();
  await page.getByRole('log', { name: 'Chat' }).getByText('Well played').waitFor();
  await page.getByRole('button', { name: /^Rematch.*You go first/ }).waitFor();
  await bruno.do({ do: 'rematch' });
  await page.getByRole('button', { name: /^Rematch.*Bruno wants a rematch/ }).click();
  await page.getByRole('group', { name: 'Your action' }).waitFor();
  assert.deepEqual(
    ana.view.seats.map(({ name, wins }) => [name, wins]),
    [
      ['Ana', 1],
      ['Bruno', 0],
    ],
  );
  await beats(bruno, ana);
  await page.getByRole('heading', { name: 'Not this time.' }).waitFor();
  await page.getByText(/Caught bluffing by Bruno|Bruno challenged you/).waitFor();
  assert.match(await page.locator('.place').first().textContent(), /2nd\s+of 2/);
  assert.equal(
    await page.getByRole('list', { name: 'Games won' }).getByRole('listitem').count(),
    2,
  );

  // Later, at another table, they are invited again with one tap.
  const next = await gather([ana], { seats: 3, start: false });
  await page.goto(`/t/${next}`);
  await page.getByRole('button', { name: 'Invite Bruno' }).click();
  await page.getByRole('button', { name: 'Bruno is invited' }).waitFor();
  assert.deepEqual(await violations(page), []);
  const friend = await person(browser, base);
  await bruno.lend(friend);
  await friend.goto('/');
  const invitation = friend.getByRole('link', { name: /Ana invites you/ });
  await invitation.waitFor();
  assert.deepEqual(await violations(friend), []);
  await invitation.click();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByText('Waiting for Ana to start.').waitFor();
  assert.deepEqual([...page.faults, ...friend.faults], []);
});

test('public tables can be filtered by edition, clock and language', async () => {
  const base = await lists.start();
  const host = await Guest.come(base, 'Host');
  const open = (name, options) =>
    gather([Object.assign(host, { name })], { open: true, start: false, seats: 4, ...options });
  await open('Ada', { rules: { edition: 'reformation' }, clock: 'blitz', language: 'de' });
  await open('Bea', { rules: { edition: 'reformation' }, clock: 'relaxed', language: 'it' });
  await open('Cleo', { rules: { edition: 'brazilian' }, clock: 'blitz', language: 'it' });
  const page = await person(browser, base);
  await page.goto('/tables');
  const shown = async (...names) => {
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.note .names')]
          .map((each) => each.textContent)
          .sort()
          .join() === wanted,
      names.join(),
    );
  };
  await shown('Ada', 'Bea', 'Cleo');
  await page.getByText('Filters', { exact: true }).click();
  const choose = (group, name) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('Game', 'Reformation');
  await shown('Ada', 'Bea');
  await choose('Language', 'Italiano');
  await shown('Bea');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await choose('Clock', 'Blitz');
  await shown('Ada', 'Cleo');
  assert.deepEqual(page.faults, []);
});

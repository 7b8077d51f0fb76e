// Several people pass one device around: a curtain names whoever takes it, and nobody sees what is somebody else's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks } from './coup.js';
import { browse, serve } from './harness.js';
import { faults, packed, passed, reach, reopened } from './local.js';

const base = await serve();
const browser = await browse();
const ROLE = /Duke|Assassin|Captain|Ambassador|Contessa/g;
const PEOPLE = ['Ana', 'Bruno', 'Cara', 'Dario'];

const hand = (page) => page.getByRole('list', { name: 'Your cards' });
const choose = (page, name) =>
  page.getByRole('button', { name }).and(page.locator('[aria-disabled=false], :enabled')).click();

/** Takes the device as this player, whom the curtain must name. */
async function take(page, name) {
  assert.deepEqual(await reach(page), { kind: 'curtain', name });
  assert.equal(await hand(page).count(), 0, 'nobody’s cards are behind the curtain');
  await page.getByRole('button', { name: `I’m ${name}` }).click();
}

/** Asks everybody apart about the claim of `seat`; who was asked, in order. `answer` says what each does. */
async function apart(page, seat, answer = () => 'Pass') {
  const others = PEOPLE.map((_, i) => PEOPLE[(seat + 1 + i) % 4]).slice(0, 3);
  assert.deepEqual(await reach(page), { kind: 'together', names: others });
  await page.getByRole('button', { name: 'Ask in secret' }).click();
  const curtains = [];
  for (const name of others) {
    await take(page, name);
    curtains.push(name);
    await choose(page, answer(name));
  }
  return curtains;
}

test('four people pass one device around, and nobody learns more than at a table', async () => {
  const page = await packed(browser, base, { seats: 4 });
  const table = await passed(page, PEOPLE);
  await page.context().setOffline(true);
  const first = (await reach(page)).name;
  const turn = (n) => PEOPLE[(PEOPLE.indexOf(first) + n) % 4];

  // The cards of whoever holds the device lie face down until they are looked at, and again after that.
  await take(page, first);
  await page.locator('.actions .actn').first().waitFor();
  assert.equal((await hand(page).innerHTML()).match(ROLE), null);
  const look = page.getByRole('button', { name: 'Hold to see your cards' });
  await look.hover();
  await page.mouse.down();
  await hand(page).getByText(ROLE).first().waitFor();
  const cards = (await hand(page).innerHTML()).match(ROLE);
  await page.mouse.up();
  await page.waitForFunction((role) => !document.body.textContent.includes(role), 'no such role');
  await hand(page).getByText('face down').first().waitFor({ state: 'attached' });
  assert.equal((await hand(page).innerHTML()).match(ROLE), null, String(cards));

  // A claim that nobody doubts, and one that somebody challenges: as many curtains, in the same order.
  await choose(page, /^Tax/);
  const quiet = await apart(page, PEOPLE.indexOf(first));
  await take(page, turn(1));
  await choose(page, /^Tax/);
  const second = PEOPLE.indexOf(turn(1));
  const doubted = await apart(page, second, (name) => (name === turn(2) ? 'Challenge' : 'Pass'));
  assert.deepEqual(
    quiet.map((name) => (PEOPLE.indexOf(name) - PEOPLE.indexOf(first) + 4) % 4),
    doubted.map((name) => (PEOPLE.indexOf(name) - second + 4) % 4),
  );
  // Whoever is asked next chooses among their own cards: the curtain warns them.
  await reach(page);
  await page.getByText('Your cards will be face up').waitFor();

  // Closed in the middle of a window: its answers were given to nobody, so everybody is asked again.
  const actor = await toTurn(page);
  await take(page, actor);
  await choose(page, /^Tax/);
  const { names } = await reach(page);
  await page.getByRole('button', { name: 'Ask in secret' }).click();
  await take(page, names[0]);
  await choose(page, 'Pass');
  assert.deepEqual(await reach(page), { kind: 'curtain', name: names[1] });
  const again = await reopened(page, base, table);
  assert.deepEqual(await reach(again), { kind: 'together', names });
  // One tap for all of them.
  await again.getByRole('button', { name: 'Everyone passes' }).click();
  const next = await reach(again);
  assert.deepEqual([next.kind, names.includes(next.name)], ['curtain', true]);

  await toTheEnd(again);
  assert.match(
    await again.locator('.over h1, .over h2').first().textContent(),
    /Ana|Bruno|Cara|Dario/,
  );
  await again.getByRole('button', { name: 'Rematch' }).click();
  await again.locator('.curtain').waitFor();
  assert.deepEqual([...faults(page), ...faults(again)], []);
});

/** Lets whoever is asked about their cards answer, until it is somebody's turn; whose. */
async function toTurn(page) {
  const press = clicks(page);
  for (;;) {
    const { name } = await reach(page);
    if (await page.getByText('Everyone else looks away').count()) return name;
    await take(page, name);
    await press(await held(page));
  }
}

/** Plays as the quickest would: everybody passes aloud, and strikes as soon as the coins suffice. */
async function toTheEnd(page) {
  const press = clicks(page);
  for (;;) {
    const now = await reach(page);
    if (now.kind === 'over') return;
    if (now.kind === 'together') {
      await page.getByRole('button', { name: 'Everyone passes' }).click();
      continue;
    }
    await take(page, now.name);
    for (let kind = await held(page); kind; kind = await held(page)) {
      if (kind !== 'actions') await press(kind);
      else
        for (const name of [/^Coup/, /^Assassinate/, /^Tax/]) {
          const action = page
            .getByRole('button', { name })
            .and(page.locator('.actn:not([aria-disabled=true])'));
          if (!(await action.count())) continue;
          await action.click();
          break;
        }
    }
  }
}

/** What the player is asked who holds the device; nothing once it lies open again. */
async function held(page) {
  const found = await page.waitForFunction(() => {
    const open = (selector) =>
      [...document.querySelectorAll(selector)].some(
        (each) => !each.disabled && each.ariaDisabled !== 'true',
      );
    if (document.querySelector('.curtain, .together, .frame.over')) return 'laid';
    if (open('.prove .show')) return 'prove';
    if (open('.picks .pickb:not(.quiet)')) return 'picks';
    if (open('.cards .card')) return 'cards';
    if (open('.actions .actn')) return 'actions';
    return open('.answers .btn') ? 'answers' : null;
  });
  const kind = await found.jsonValue();
  return kind === 'laid' ? undefined : kind;
}

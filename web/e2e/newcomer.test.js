// Somebody who has never been here gets a link: a tap on it, a tap on "Sit down".
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './pages.js';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, ownServer, violations } from './harness.js';

const base = await ownServer().start();
const browser = await browse();

test('two taps lead from a link to a seat', async () => {
  const host = await person(browser, base);
  await host.goto('/');
  const { table } = await openTable(host);

  const guest = await person(browser, base);
  await guest.goto(`/t/${table}`);
  await guest.getByText('Ana invites you to').waitFor();
  assert.equal(await guest.getByRole('img', { name: /QR/ }).count(), 0);
  const name = await guest.getByLabel('Your name').inputValue();
  assert.notEqual(name, '');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByRole('list', { name: 'Seats' }).getByText(name).waitFor();
  await guest.getByText('Waiting for Ana to start.').waitFor();
  assert.deepEqual(guest.faults, []);
});

test('whoever is new takes tips along to a game with friends, and keeps the bar', async () => {
  const all = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const [ana, bruno] = all;
  const table = await gather(all, { start: false });
  const page = await person(browser, base);
  await bruno.lend(page);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Show me tips while we play' }).click();
  await ana.do({ do: 'start' });
  await turnOf(bruno, all);
  await page.locator('[data-spot=income]').waitFor();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.getByRole('button', { name: 'Hide tips' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
});

test('a code leads to the same table in any spelling', async () => {
  const host = await person(browser, base);
  await host.goto('/');
  const { code } = await openTable(host);

  const guest = await person(browser, base);
  await guest.goto('/join');
  await guest.getByLabel('Table code').fill(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `);
  await guest.getByRole('button', { name: 'Go to table' }).click();
  await guest.getByRole('heading', { name: 'Ana’s table' }).waitFor();

  await guest.goto('/join');
  await guest.getByLabel('Table code').fill('ABCD 1O34');
  await guest.getByRole('alert').getByText('1, O').waitFor();
  await guest.getByLabel('Table code').fill('22222222');
  await guest.getByRole('button', { name: 'Go to table' }).click();
  await guest.getByRole('alert').waitFor();
});

test('one tap starts a game against bots', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('Play now').waitFor({ state: 'detached' });
  const tables = await page.evaluate(async () => (await fetch('/api/my-tables')).json());
  assert.deepEqual(
    tables.map((each) => [each.stage, each.bots, each.free]),
    [['playing', 3, 0]],
  );
  // The first game has no clock and a guide, who points at the first move until sent away.
  assert.equal(tables[0].clock, 'untimed');
  await page.locator('[data-spot]').waitFor();
  await page.getByRole('button', { name: 'Hide tips' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await page.waitForURL(/\/t\//);
  const [newest] = await page.evaluate(async () => (await fetch('/api/my-tables')).json());
  assert.equal(newest.clock, 'untimed');
});

test('With friends opens a private lobby, where the rules are changed and remembered', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByRole('radio', { name: /^Reformation/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByText('Reformation, 4 seats. 30 seconds per turn, 12 to respond.').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByText('Reformation, 4 seats. 30 seconds per turn, 12 to respond.').waitFor();
  const listed = await page.evaluate(async () => (await fetch('/api/tables')).json());
  assert.equal(listed.filter(({ edition }) => edition === 'reformation').length, 0);
  assert.deepEqual(page.faults, []);
});

test('who looks for players waits in company, with a puzzle, until the table is full', async () => {
  const page = await person(browser, base);
  // They are at the door: after twenty seconds bots would sit down.
  const names = ['Bruno', 'Carla', 'Dario'];
  const guests = await Promise.all(names.map((name) => Guest.come(base, name)));
  const join = (i) => guests[i].post('/api/quick', { name: names[i] });
  await page.goto('/');
  await page.getByRole('button', { name: 'Find other players' }).click();
  await page.getByRole('heading', { name: 'Looking for players' }).waitFor();
  await page.getByText('Then 3 bots join, and the game begins.').waitFor();
  await page.getByRole('heading', { name: 'Meanwhile, a puzzle' }).waitFor();
  assert.deepEqual(await violations(page), []);
  await join(0);
  await page.getByRole('region', { name: 'Seats' }).getByText('Bruno').waitFor();
  await page.locator('.options button').first().click();
  await page.getByRole('button', { name: 'Next puzzle' }).waitFor();
  await join(1);
  await join(2);
  await page.getByRole('button', { name: /^Dario: 2 coins/ }).waitFor();
  assert.deepEqual(page.faults, []);
});

test('the first game of Coup Royal has tips and no clock, and looking at it changes nothing', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  await page.locator('a[href="/new/royal"]').click();
  await page.getByRole('button', { name: 'Play against 3 bots' }).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now.*Resistance/ }).waitFor();
  await page.goto('/new/royal');
  await page.getByRole('button', { name: 'Play against 3 bots' }).click();
  await page.locator('.tip[data-spot=piece]').waitFor();
  const [table] = await page.evaluate(async () => (await fetch('/api/my-tables')).json());
  assert.deepEqual([table.edition, table.clock], ['royal', 'untimed']);
  await page.getByRole('button', { name: 'Hide tips' }).click();
  await page.locator('.tip').waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
});

test('a host sets up a table, fills it with bots and deals', async () => {
  const page = await person(browser, base);
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Marta');
  await page.getByRole('radio', { name: /^Reformation/ }).check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  const seats = page.getByRole('list', { name: 'Seats' });
  await seats.getByText('Marta').waitFor();
  await page.getByRole('button', { name: 'Name and seal' }).click();
  await page.getByLabel('Your name').fill('Donna Marta');
  await page.keyboard.press('Enter');
  await seats.getByText('Donna Marta').waitFor();
  await page.getByRole('button', { name: 'Add a bot at seat 2' }).click();
  await page.locator('label', { hasText: 'Violante' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await seats.getByText('Violante').first().waitFor();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByText('5 of 5 seats taken.').waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('Start game').waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
});

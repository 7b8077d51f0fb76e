// Names, talk and lists are texts of strangers: a thousand that would like to be programs, and none runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { go, openTable } from './hall.js';
import { PAYLOADS } from './payloads.js';
import { browse, person, serve } from './stage.js';

const base = await serve();
const browser = await browse();

async function victim() {
  const page = await person(browser, base);
  page.alarms = [];
  page.on('dialog', (dialog) => (page.alarms.push(`dialog ${dialog.message()}`), dialog.dismiss()));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => window.violations.push(`${event.violatedDirective} ${event.sample}`));
  });
  return page;
}

async function unharmed(page) {
  // What is run by a picture that cannot be loaded runs later: wait for all of them.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  assert.deepEqual(await page.evaluate(() => [window.__xss, ...window.violations]), [undefined]);
  assert.deepEqual(page.alarms, []);
  assert.equal(await page.evaluate(() => document.querySelectorAll('iframe, object, embed, base, marquee').length), 0);
}

test('there are a thousand', () => {
  assert.equal(new Set(PAYLOADS).size, 1000);
});

test('as names and talk at a table', async () => {
  const host = await person(browser, base);
  await host.goto('/');
  const { table } = await openTable(host, { seats: 10 });
  const page = await victim();
  // What the server would tell, but with the worst names and talk in it.
  let names = PAYLOADS;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'snapshot') {
        message.view.seats.forEach((seat, i) => Object.assign(seat, { occupant: 'person', name: names[i % names.length] }));
        message.log = PAYLOADS.map((text, n) => ({ n, at: 0, event: { type: 'said', seat: n % 10, text } }));
      }
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto('/');
  for (let at = 0; at < PAYLOADS.length; at += 50) {
    names = PAYLOADS.slice(at, at + 10);
    await go(page, `/t/${table}`);
    await page.getByText(names[3]).first().waitFor();
    await go(page, '/about');
  }
  await unharmed(page);
});

test('in the list of tables and in one’s finished games', async () => {
  const page = await victim();
  const summary = (players, i) => ({
    table: `x${i}`, stage: 'lobby', game: 'coup', edition: 'resistance', players, bots: 0, seats: 10, free: 2, locked: false,
    clock: 'standard', talk: 'chat', watchers: true, programs: true, language: 'en', since: i,
  });
  const tens = Array.from({ length: 100 }, (_, i) => PAYLOADS.slice(i * 10, i * 10 + 10));
  await page.route(/\/api\/(tables|my-tables)(\?|$)/, (route) => route.fulfill({ json: tens.map(summary) }));
  await page.route('**/api/my-games', (route) =>
    route.fulfill({
      json: tens.map((names, i) => ({ table: `x${i}`, game: 1, rulesOf: 'coup', edition: 'resistance', names, seat: 0, winners: [1], at: i, reveal: true })),
    }),
  );
  await page.goto('/tables');
  await page.getByText(PAYLOADS[999]).first().waitFor();
  await go(page, '/me');
  await page.getByText(PAYLOADS[990]).first().waitFor();
  await go(page, '/');
  await page.getByText(PAYLOADS[0]).first().waitFor();
  await unharmed(page);
});

test('as a name that one gives oneself', async () => {
  const page = await victim();
  const tried = PAYLOADS.filter((text) => text.length <= 40).slice(0, 20);
  await page.goto('/me');
  for (const name of tried) {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Keep this name' }).click();
    await page.getByRole('status').getByText(/./).first().waitFor();
  }
  await unharmed(page);
});

// Names and chat come from strangers: a thousand script injections on every screen that shows them, and none runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest } from './guests.js';
import { go } from './pages.js';
import { honoured } from './leaderboard.js';
import { PAYLOADS } from './payloads.js';
import { LOOT } from './royal-scenes.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** A page that gets the server's messages with other names and chat in them. */
async function victim(guest) {
  const page = await person(browser, base);
  await guest?.lend(page);
  page.alarms = [];
  page.on('dialog', (dialog) => (page.alarms.push(`dialog ${dialog.message()}`), dialog.dismiss()));
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(`${event.violatedDirective} ${event.sample}`),
    );
  });
  let heard;
  let line;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    line = socket;
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'snapshot') heard = message;
      socket.send(String(text));
    });
  });
  /** Gives everybody this name and these chat messages, the first of them new. */
  page.tell = async (names, said = []) => {
    const view = structuredClone(heard.view);
    view.seats.forEach((seat, i) =>
      Object.assign(seat, {
        occupant: 'person',
        bot: undefined,
        name: names[i % names.length],
        wins: 1,
      }),
    );
    const events = said.map((text, i) => ({ type: 'said', seat: i % view.seats.length, text }));
    const log = [...heard.log, ...events.map((event, n) => ({ n, at: 0, event }))];
    line.send(JSON.stringify({ ...heard, view, log }));
    line.send(
      JSON.stringify({
        type: 'update',
        table: heard.table,
        n: ++heard.n,
        now: heard.now,
        events: events.slice(0, 3),
        view,
      }),
    );
    await page.waitForFunction((last) => document.body.textContent.includes(last), names.at(-1));
  };
  return page;
}

async function unharmed(page, where) {
  // Handlers of broken images run later, and policy violations are reported in a task of their own: wait for both.
  await page.evaluate(() =>
    Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  assert.deepEqual(
    await page.evaluate(() => [window.__xss, ...window.violations]),
    [undefined],
    where,
  );
  assert.deepEqual(page.alarms, [], where);
  assert.equal(
    await page.evaluate(
      () =>
        document.querySelectorAll('#app :is(iframe, object, embed, base, marquee, script, video)')
          .length,
    ),
    0,
    where,
  );
}

/** All thousand spread over this many names, several in one name if there are few. */
function* crowds(seats, each = 1) {
  for (let at = 0; at < PAYLOADS.length; at += seats * each)
    yield Array.from(
      { length: seats },
      (_, i) => PAYLOADS.slice(at + i * each, at + (i + 1) * each).join(' ') || 'nobody',
    );
}

/** Shows all of them on the current page, as names and as chat. */
async function endure(page, where, seats, each) {
  for (const names of crowds(seats, each)) await page.tell(names);
  await page.tell(['Ana'], PAYLOADS);
  await unharmed(page, where);
}

const shown = (page, text) =>
  page.waitForFunction((part) => document.querySelector('#app').textContent.includes(part), text);

test('there are a thousand', () => {
  assert.equal(new Set(PAYLOADS).size, 1000);
});

test('in a lobby with its chat open', async () => {
  const ana = await Guest.come(base, 'Ana');
  const table = await gather([ana], { start: false, seats: 10 });
  const page = await victim(ana);
  await page.goto(`/t/${table}`);
  await page.locator('ol li').first().waitFor();
  await endure(page, 'the lobby', 10);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.locator('dialog .talk').first().waitFor();
  await page.tell(['Ana'], PAYLOADS);
  await page.waitForFunction(
    (last) => document.querySelector('dialog[open]').textContent.includes(last),
    PAYLOADS[999],
  );
  await unharmed(page, 'talk in the lobby');
});

test('at a table of Coup: on seats and stage, in bubbles and in every panel', async () => {
  const ana = await Guest.come(base, 'Ana');
  const table = await gather([ana], { bots: Array(9).fill('random') });
  await ana.until(({ decision }) => decision);
  const page = await victim(ana);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  for (const [panel, key] of [
    ['log', 'l'],
    ['talk', 't'],
    ['claims', 'k'],
  ]) {
    await page.keyboard.press(key);
    await page.locator('.drawn .ledger').waitFor();
    await endure(page, panel, 10, 10);
    if (panel === 'talk') assert.ok((await page.locator('.talk li').count()) >= 1000);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Players' }).click();
  await endure(page, 'people', 10, 10);
});

/** Shows all of them in the result of this game of Ana and Bruno, and in its replay from every seat. */
async function endureTheEnd(ana, table) {
  await ana.until(({ stage }) => stage === 'over');
  const page = await victim(ana);
  let names = ['Ana', 'Bruno'];
  await page.route(/\/games\/1\?from=/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), names } });
  });
  await page.goto(`/t/${table}`);
  await page.locator('.over .two').waitFor();
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((each) => (each.open = true)),
  );
  await endure(page, 'the end', 2, 50);
  await go(page, `/replay/${table}/1`);
  await page.locator('.controls').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Show log' }).click();
  for (names of crowds(2, 50)) {
    await page
      .getByRole('combobox', { name: 'Point of view' })
      .selectOption(names[0].includes(PAYLOADS[0]) ? 'all' : 'public');
    await shown(page, names[1]);
    await page.getByRole('combobox', { name: 'Point of view' }).selectOption('1');
    await shown(page, names[1]);
  }
  await unharmed(page, 'the replay');
}

test('when a game of Coup is over, and in its replay', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno]);
  await bruno.do({ do: 'leave' });
  await endureTheEnd(ana, table);
});

test('when a game of Coup Royal is over, and in its replay', async () => {
  const bosses = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather(bosses, { game: 'royal', rules: { edition: 'royal', ...LOOT } });
  await Promise.all(bosses.map(playOut));
  await endureTheEnd(bosses[0], table);
});

/** Makes the first choice until the end. */
async function playOut(guest) {
  for (;;) {
    const { stage, decision } = await guest.until(
      (view) => view.stage === 'over' || (view.decision && view.decision.ask !== guest.last),
    );
    if (stage === 'over') return;
    await guest.decide(decision.choices[0]);
  }
}

test('at a table of Coup Royal, and in its panels', async () => {
  const ana = await Guest.come(base, 'Ana');
  const table = await gather([ana], {
    game: 'royal',
    rules: { edition: 'royal' },
    bots: Array(4).fill('random'),
  });
  const page = await victim(ana);
  await page.goto(`/t/${table}`);
  await page.locator('[data-ask=plan]').waitFor();
  for (const key of ['l', 't']) {
    await page.keyboard.press(key);
    await page.locator('.drawn .ledger').waitFor();
    await endure(page, key, 5, 20);
    await page.keyboard.press('Escape');
  }
});

test('in the list of tables and in the visitor’s finished games', async () => {
  const page = await victim();
  const summary = (players, i) => ({
    table: `x${i}`,
    stage: 'lobby',
    game: 'coup',
    edition: 'resistance',
    players,
    bots: 0,
    seats: 10,
    free: 2,
    locked: false,
    clock: 'standard',
    talk: 'chat',
    watchers: true,
    programs: true,
    language: 'en',
    since: i,
  });
  const tens = [...crowds(10)];
  await page.route(/\/api\/(tables|my-tables)(\?|$)/, (route) =>
    route.fulfill({ json: tens.map(summary) }),
  );
  await page.route('**/api/my-games', (route) =>
    route.fulfill({
      json: tens.map((names, i) => ({
        table: `x${i}`,
        game: 1,
        rulesOf: 'coup',
        edition: 'resistance',
        names,
        seat: 0,
        winners: [1],
        at: i,
        reveal: true,
      })),
    }),
  );
  await page.goto('/tables');
  await page.getByText(PAYLOADS[999]).first().waitFor();
  await go(page, '/me');
  await page.getByText('Older games').click();
  await page.getByText(PAYLOADS[990]).first().waitFor();
  await go(page, '/');
  await page.getByText(PAYLOADS[0]).first().waitFor();
  await unharmed(page, 'lists');
});

test('on the leaderboard', async () => {
  const page = await victim();
  await honoured(page, PAYLOADS);
  await page.goto('/leaders');
  await page.getByText(PAYLOADS[999]).first().waitFor();
  assert.equal(await page.locator('.sheet li').count(), 1000);
  await unharmed(page, 'the leaderboard');
});

test('typed into every field', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno], { start: false });
  const page = await victim(ana);
  const few = ['<script>__xss=1</script>', '<svg/onload=__xss=1>', '<img src=x onerror=__xss=1>'];
  const enter = async (field, text) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await page.goto('/me');
  for (const text of few) await enter(page.getByLabel('Your name'), text);
  await go(page, '/join');
  for (const text of few) await enter(page.getByLabel('Table code'), text);
  await go(page, `/t/${table}`);
  await page.getByRole('button', { name: 'Chat' }).click();
  await enter(page.getByPlaceholder('Write a message…'), few[0]);
  await page.locator('dialog .talk').getByText(few[0]).waitFor();
  await page.keyboard.press('Escape');
  await ana.do({ do: 'start' });
  await page.locator('.seats').waitFor();
  await page.keyboard.press('t');
  for (const text of few.slice(1)) {
    await enter(page.getByPlaceholder('Write a message…'), text);
    await page.locator('.talk').getByText(text).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Players' }).click();
  await page.getByRole('button', { name: 'Report' }).click();
  await enter(page.getByPlaceholder('What happened?'), few[1]);
  await page.locator('.notes p:not(.bad)').last().waitFor();
  await go(page, `/take/${encodeURIComponent(few[2])}`);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await unharmed(page, 'fields');

  // A payload taken for markup would be noticed.
  await page.evaluate(
    (text) => document.querySelector('#app').insertAdjacentHTML('beforeend', text),
    few[2],
  );
  await page.waitForFunction(() => window.violations.length > 0);
  await assert.rejects(unharmed(page, 'markup'));
});

// Sits down at a table of Coup and plays it to the end through the screen.

/** Opens a table with bots, starts it and returns its path. `settings` are the browser's. */
export async function deal(
  page,
  {
    edition = 'resistance',
    rules = {},
    players = 2,
    clock = 'blitz',
    bot = 'random',
    settings = {},
  } = {},
) {
  await blank(page);
  await page.evaluate(
    (chosen) => localStorage.setItem('contessa.settings', JSON.stringify(chosen)),
    {
      holdToChallenge: false,
      ...settings,
    },
  );
  const table = await create(page, { edition, rules, players, clock });
  for (let seat = 1; seat < players; seat++) await command(page, table, { do: 'add-bot', bot });
  await command(page, table, { do: 'start' });
  await page.goto(`/t/${table}`);
  await page.getByRole('region', { name: /./ }).first().waitFor();
  return `/t/${table}`;
}

/** A page without the client, so that only the test opens a session. */
export async function blank(page) {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto('/theme.js');
}

export async function create(page, { edition, rules = {}, players, clock }) {
  const made = await post(page, '/api/tables', {
    name: 'Ana',
    options: {
      game: 'coup',
      rules: { edition, ...rules },
      seats: players,
      open: false,
      clock,
      talk: 'chat',
      strict: false,
      memoryAid: true,
      watchers: true,
      programs: false,
      reveal: true,
    },
    bots: [],
    start: false,
  });
  return made.table;
}

export async function command(page, table, wish) {
  const reply = await post(page, `/api/tables/${table}/commands`, {
    ...wish,
    id: crypto.randomUUID(),
  });
  if (!reply.ok) throw new Error(`${wish.do}: ${JSON.stringify(reply)}`);
}

function post(page, path, body) {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Contessa': '1' };
      await fetch('/api/session', { method: 'POST', headers, body: '{}' });
      return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) })).json();
    },
    [path, body],
  );
}

/** The kind of question on the screen, `over` at the end, or nothing while others decide. Runs in the page. */
export function question(text) {
  if (text && document.querySelector('#app').textContent.includes(text)) return 'said';
  const open = (selector) =>
    [...document.querySelectorAll(selector)].some(
      (each) => !each.disabled && each.ariaDisabled !== 'true',
    );
  if (document.querySelector('.frame.over')) return 'over';
  if (open('.prove .show')) return 'prove';
  if (open('.picks .pickb:not(.quiet)')) return 'picks';
  if (open('.cards .card')) return 'cards';
  if (open('.actions .actn')) return 'actions';
  if (open('.answers .btn') && !document.querySelector('.answers .chosen')) return 'answers';
  return '';
}

export function asked(page) {
  return page.evaluate(question);
}

/** Waits until there is something to do, or the page says `text`. */
export async function nextAsked(page, text) {
  return (await page.waitForFunction(question, text)).jsonValue();
}

/** Answers every question with `hand` until the game is over. */
export async function play(page, hand, seen = () => {}) {
  for (;;) {
    const kind = await nextAsked(page);
    await seen(kind);
    if (kind === 'over') return;
    // The question may be settled by now; then there is another.
    await hand(kind).catch((missed) => {
      if (missed.name !== 'TimeoutError') throw missed;
    });
  }
}

/** Plays by clicks: attacks when possible, challenges every other claim. */
export function clicks(page) {
  let turn = 0;
  const press = (selector) => page.locator(selector).first().click({ timeout: 1500 });
  return async (kind) => {
    turn++;
    switch (kind) {
      case 'prove':
        return press('.prove .show:not([aria-disabled=true])');
      case 'picks':
        return press('.picks .pickb:not(.quiet):not([aria-disabled=true])');
      case 'cards':
        while (await page.locator('.btn.gold.wide[disabled]').count())
          await press('.cards .card:not(.taken):not([aria-disabled=true])');
        return press('.btn.gold.wide:not([disabled])');
      case 'actions':
        return press(await best(page, turn));
      default:
        return press(`.answers .${['challenge', 'block', 'pass'][turn % 3]}:not([disabled])`).catch(
          () => press('.answers .pass'),
        );
    }
  };
}

/** The most aggressive action, now and then another, so that all are tried. */
async function best(page, turn) {
  const open = '.actn:not([aria-disabled=true])';
  for (const [at, name] of [
    [3, /^Coup/],
    [5, /^Assassinate/],
  ])
    if (await page.locator(open, { hasText: name }).count()) return `.actn:nth-child(${at})`;
  const count = await page.locator(open).count();
  return `${open} >> nth=${turn % count}`;
}

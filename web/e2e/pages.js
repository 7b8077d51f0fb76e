// The pages outside the games, and how to reach them without a reload.

/** Opens a table with a bot and returns its id and code. */
export function openTable(page, options = {}, bots = ['lazzaro']) {
  return page.evaluate(
    async ([options, bots]) => {
      const post = async (path, body) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Contessa': '1' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      await post('/api/session', {});
      return post('/api/tables', {
        name: 'Ana',
        options: {
          game: 'coup',
          rules: { edition: 'resistance' },
          seats: 4,
          open: true,
          clock: 'standard',
          talk: 'chat',
          strict: false,
          memoryAid: true,
          watchers: true,
          programs: true,
          reveal: true,
          language: 'en',
          ...options,
        },
        bots,
        start: false,
      });
    },
    [options, bots],
  );
}

/** Settings made before the page loads. */
export function chosen(page, settings) {
  return page.addInitScript(
    (value) => localStorage.setItem('contessa.settings', JSON.stringify(value)),
    settings,
  );
}

/** Navigates inside the client, as a link does. */
export async function go(page, path) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    (to) => location.pathname === to && document.querySelector('h1')?.textContent?.trim(),
    path,
  );
}

export const unfold = (page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
const dialog = (page) => page.locator('dialog[open]').waitFor();

/** Every page: name, path, and what to do there. `{table}` is the visitor's own table, `{guest}` somebody else's. */
export const SCREENS = [
  ['home', '/'],
  ['set-up', '/new', unfold],
  ['join', '/join'],
  ['party', '/party'],
  ['recovery', '/take'],
  ['tables', '/tables', (page) => page.locator('.note').first().waitFor()],
  ['watch', '/tables/watch', unfold],
  ['profile', '/me', unfold],
  ['court', '/court'],
  ['leaderboard without names', '/leaders', (page) => page.locator('.sheet').waitFor()],
  ['puzzle', '/puzzle/2', (page) => page.locator('.options button').first().waitFor()],
  [
    'solved puzzle',
    '/puzzle/1',
    async (page) => {
      await page.locator('.options button').first().click();
      await page.locator('.result h2').waitFor();
    },
  ],
  ['past puzzles', '/puzzle/days', (page) => page.locator('main li').first().waitFor()],
  [
    'five puzzles solved',
    '/puzzle',
    async (page) => {
      const choice = page.locator('.options button').first();
      const end = page.locator('.day');
      await choice.or(end).waitFor();
      while (!(await end.count())) {
        await choice.click();
        await page.locator('.result h2').waitFor();
        await page.locator('.act .btn').click();
        await choice.or(end).waitFor();
      }
    },
  ],
  ['second device', '/device'],
  ['take over', '/take/abc'],
  ['settings', '/settings', unfold],
  ['rules of Coup', '/rules/reformation'],
  ['rules of Coup Royal', '/rules/royal'],
  ['about', '/about'],
  ['nowhere', '/no-such-room'],
  ['offline', '/local', (page) => page.locator('.do .btn').first().waitFor()],
  ['offline alone', '/local/new', unfold],
  ['pass and play', '/local/pass', unfold],
  [
    'curtain',
    '/local/pass',
    async (page) => {
      // Without bots, which might begin.
      const fewer = page.locator('.step button').first();
      while (await fewer.isEnabled()) await fewer.click();
      await page.locator('.act .btn.gold.big').click();
      await page.locator('.curtain .btn:not([aria-disabled=true])').waitFor();
    },
  ],
  [
    'device in hand',
    undefined,
    async (page) => {
      await page.locator('.curtain .btn').click();
      await page.locator('.actions .actn').first().waitFor();
    },
  ],
  [
    'objections',
    undefined,
    async (page) => {
      // Foreign aid: whoever could block it is asked.
      await page.locator('.actions .actn:not([aria-disabled=true])').nth(1).click();
      await page.locator('.together').waitFor();
    },
  ],
  ['lobby of a guest', '/t/{guest}', (page) => page.locator('form input').waitFor()],
  ['lobby of a host', '/t/{table}', (page) => page.locator('li .ico').first().waitFor()],
  [
    'share',
    undefined,
    async (page) => {
      await page.locator('.invite button').click();
      await dialog(page);
    },
  ],
  [
    'bot picker',
    undefined,
    async (page) => {
      await page.locator('li .add').first().click();
      await dialog(page);
    },
  ],
  [
    'seat menu',
    undefined,
    async (page) => {
      await page.locator('li .ico').last().click();
      await dialog(page);
    },
  ],
  [
    'talk',
    undefined,
    async (page) => {
      await page.locator('.bar .ico').first().click();
      await page.locator('dialog[open] input, dialog[open] button').nth(1).waitFor();
    },
  ],
  [
    'table rules',
    undefined,
    async (page) => {
      await page.locator('.bar .ico').nth(1).click();
      await dialog(page);
    },
  ],
  [
    'change of rules',
    undefined,
    async (page) => {
      await page.locator('.tools .link').first().click();
      await dialog(page);
      await unfold(page);
    },
  ],
];

/** Visits every page in turn; those without a path are dialogs of the page before. */
export async function tour(page, ids, visit) {
  for (const [name, path, then] of SCREENS) {
    if (path) await go(page, path.replace('{table}', ids.table).replace('{guest}', ids.guest));
    await then?.(page);
    await visit(name);
    if (!path) {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    }
  }
}

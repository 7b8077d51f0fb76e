// Screenshots of every screen for translators: node e2e/word-shots.js [languages]. Writes a picture of each screen in
// each language to e2e/shots, and keys.json: which keys a screen shows. weblate.js sends both to Weblate.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, read } from '../build/words.js';
import { company, everyQuestion, panels } from './coup-scenes.js';
import { gather, Guest, turnOf } from './guests.js';
import { browse, ownServer, person, PHONE } from './harness.js';
import { keyNumbers } from './heard.js';
import { honoured } from './leaderboard.js';
import { haltable, wear } from './layout.js';
import { chosen, go, openTable, tour, unfold } from './pages.js';
import { everyPlan, twoBosses } from './royal-scenes.js';

const SHOTS = join(import.meta.dirname, 'shots');
const wanted = process.argv.slice(2);
const languages = wanted.length ? wanted : LANGUAGES;
const keys = [...read('en').keys()].sort();
const shown = {};

const base = await ownServer().start();
const browser = await browse();
mkdirSync(SHOTS, { recursive: true });

/** Takes pictures of what the page shows now. */
function camera(page, game) {
  return async (screen) => {
    const name = `${game} ${screen}`.replace(/[^a-z]+/gi, '-').toLowerCase();
    await wear(page, { language: 'en-x-keys' });
    shown[name] = keyNumbers(await page.evaluate(allTexts))
      .map((n) => keys[n])
      .sort();
    for (const language of languages) {
      await wear(page, { language });
      await page.screenshot({ path: join(SHOTS, `${name}.${language}.png`), fullPage: true });
    }
    await wear(page, { language: 'en' });
    writeFileSync(join(SHOTS, 'keys.json'), JSON.stringify({ screens: shown }, null, 2));
  };
}

/** What the page says, spoken labels included. Runs in the page. */
function allTexts() {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const labels = [...top.querySelectorAll('*')].flatMap((each) =>
    ['aria-label', 'aria-valuetext', 'placeholder', 'title'].map(
      (name) => each.getAttribute(name) ?? '',
    ),
  );
  return [top.textContent, ...labels].join('\n');
}

test('pages', async () => {
  const other = await person(browser, base);
  await other.goto('/');
  const { table: guest } = await openTable(other);
  const page = await person(browser, base);
  await chosen(page, { name: 'Bea' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { table } = await openTable(page, { seats: 10 });
  await tour(page, { table, guest }, camera(page, 'page'));
  await go(page, '/learn');
  await camera(page, 'page')('lessons');
  await honoured(page, ['Ana', 'Bruno', 'Cara', 'Dario', 'Elena', 'Bea']);
  await go(page, '/leaders');
  await page.locator('.sheet ol').waitFor();
  await camera(page, 'page')('leaderboard');
  await go(page, '/me');
  await page.locator('#medals').waitFor();
  await camera(page, 'page')('medals');
});

test('Coup', async () => {
  const page = await person(browser, base);
  const shoot = camera(page, 'coup');
  const clock = await haltable(page);
  const rules = { edition: 'reformation', exchanger: 'inquisitor' };
  const there = await company(page, base);
  await panels(page, shoot);
  await everyQuestion(page, there, shoot, clock);
  await unfold(page);
  await shoot('the end');
  await go(page, `/replay/${there.table}/1`);
  await page.locator('.controls').waitFor();
  await shoot('replay');
  await go(page, `/replay/${there.table}/1/analysis`);
  await page.locator('.curve').waitFor();
  await unfold(page);
  await shoot('analysis');
  await company(page, base, { rules });
  await shoot('reformation');
});

test('Coup Royal', async () => {
  const page = await person(browser, base);
  const shoot = camera(page, 'royal');
  const there = await twoBosses(page, base);
  const clock = await haltable(page);
  await page.reload();
  await page.locator('[data-ask=plan]').waitFor();
  await everyPlan(page, there, shoot, clock);
  await page.setViewportSize(PHONE);
  await go(page, `/replay/${there.table}/1`);
  await page.locator('.controls').waitFor();
  await page.keyboard.press('End');
  await page.locator('.score').waitFor();
  await shoot('the end of a replay');
});

test('a big screen', async () => {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const table = await gather(all, { start: false, reveal: false });
  const page = await person(browser, base, { viewport: { width: 1280, height: 720 } });
  const shoot = camera(page, 'tv');
  await page.goto(`/t/${table}/tv`);
  await page.getByText('Cara').waitFor();
  await shoot('lobby');
  await all[0].do({ do: 'start' });
  await turnOf(all[1], all);
  await all[1].decide('tax');
  await page.getByText('Duke', { exact: true }).first().waitFor();
  await shoot('game');
});

// For whoever reads a language as their own: node e2e/read-through.js it [part ...]. Plays games of both kinds to the end, with
// their replays and analyses, and a day's puzzles, on a phone in that language. What it said is in e2e/shots/it/read.md,
// screen by screen with keys, next to the pictures. Parts: pages, first, coup, royal, puzzle; all by default.
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '../build/words.js';
import { blank, clicks, command, create, question } from './coup.js';
import { browse, ownServer, person } from './harness.js';
import { Heard } from './heard.js';
import { chosen, go, unfold } from './pages.js';

const [language, ...wanted] = process.argv.slice(2);
if (!LANGUAGES.includes(language))
  throw new Error(`Say a language: node e2e/read-through.js ${LANGUAGES.join('|')}`);

const base = await ownServer().start();
const browser = await browse();
const heard = new Heard(join(import.meta.dirname, 'shots', language), language);
const page = await person(browser, base, { locale: language });
await chosen(page, { language: `${language}-x-keys`, name: 'Ana', holdToChallenge: false });
await heard.listen(page);
await page.addInitScript(`window.question = ${question};`);

const PARTS = { pages, first, coup, royal, puzzle };
for (const [name, read] of Object.entries(PARTS))
  if (!wanted.length || wanted.includes(name)) test(name, read);

const whole = { fullPage: true };

/** A page as a visitor finds it, with all that unfolds. */
async function visit(path, title = path) {
  await go(page, path);
  await unfold(page);
  await heard.look(title, whole);
}

async function pages() {
  heard.part('Pages');
  await page.goto('/');
  await page.locator('h1').waitFor();
  await heard.look('home', whole);
  for (const path of [
    '/new',
    '/new/royal',
    '/learn',
    '/rules',
    '/rules/reformation',
    '/rules/royal',
  ])
    await visit(path);
  for (const path of [
    '/court',
    '/me',
    '/leaders',
    '/settings',
    '/party',
    '/join',
    '/local',
    '/local/pass',
    '/about',
    '/tables',
    '/tables/watch',
    '/device',
  ])
    await visit(path);
}

/** The first game of a newcomer, with tips. */
async function first() {
  heard.part('First game');
  await page.goto('/');
  await page.locator('.cta .btn.gold').click();
  await page.locator('.seats').waitFor();
  await toTheEnd();
  await afterwards();
}

async function coup() {
  heard.part('Coup');
  await blank(page);
  const rules = { exchanger: 'inquisitor' };
  const table = await create(page, {
    edition: 'reformation',
    rules,
    players: 4,
    clock: 'standard',
  });
  for (const bot of ['fiammetta', 'beppe', 'lazzaro'])
    await command(page, table, { do: 'add-bot', bot });
  await page.goto(`/t/${table}`);
  await page.locator('li .ico').first().waitFor();
  await heard.look('lobby', whole);
  await command(page, table, { do: 'start' });
  await page.locator('.seats').waitFor();
  await toTheEnd();
  await afterwards();
}

/** Answers every question of a game of Coup, and looks at each kind of it. */
async function toTheEnd() {
  const hand = clicks(page);
  for (let n = 0; ; n++) {
    const found = await page.waitForFunction(moment);
    const kind = await found.jsonValue();
    await heard.look(kind);
    if (kind === 'over') return;
    if (n === 6) await panels();
    const done = () => undefined;
    // The question may be settled by now; then there is another.
    if (kind === 'tip') await page.locator('.go').click({ timeout: 1500 }).catch(done);
    else if (kind === 'scene')
      await page.locator('.scene-overlay .skip').click({ timeout: 1500 }).catch(done);
    else await hand(kind).catch(done);
  }
}

/** Runs in the page: what there is to press. */
function moment() {
  if (document.querySelector('.guide ~ .go')) return 'tip';
  if (document.querySelector('.scene-overlay .skip')) return 'scene';
  return window.question();
}

async function panels() {
  for (const [key, name] of Object.entries({
    l: 'log',
    t: 'talk',
    k: 'claims',
    r: 'rules',
    o: 'orders',
    '?': 'keys',
  })) {
    await page.keyboard.press(key);
    await heard.look(name);
    await page.keyboard.press('Escape');
  }
  const menu = page.locator('.bar nav > button').last();
  // A guided game has none.
  if (!(await menu.isVisible())) return;
  await menu.click();
  await heard.look('menu');
  await page.keyboard.press('Escape');
}

/** The result, the replay and the analysis of the game that has just ended. */
async function afterwards() {
  await unfold(page);
  await page.locator('.over-next').waitFor();
  await heard.look('result', whole);
  const table = new URL(page.url()).pathname.split('/').at(-1);
  await go(page, `/replay/${table}/1`);
  await page.locator('.controls').waitFor();
  await everyMoment('replay');
  await go(page, `/replay/${table}/1/analysis`);
  await page.locator('.curve').waitFor();
  await unfold(page);
  await heard.look('analysis', whole);
  await everyMoment('analysis');
}

async function everyMoment(title) {
  await page.keyboard.press('Home');
  const scrubber = page.locator('input[type=range]').first();
  const last = Number(await scrubber.getAttribute('max'));
  for (let n = 0; n <= last; n++) {
    await heard.look(title, { least: 4 });
    await page.keyboard.press('ArrowRight');
  }
}

async function royal() {
  heard.part('Coup Royal');
  await page.goto('/new/royal');
  await page.locator('.act .btn.paper').click();
  await page.locator('[data-ask=plan]').waitFor();
  for (let n = 0; ; n++) {
    const found = await page.waitForFunction(royalMoment);
    const kind = await found.jsonValue();
    await heard.look(kind);
    if (n === 4) await panels();
    if (kind === 'over') break;
    await answer(kind).catch((missed) => {
      if (missed.name !== 'TimeoutError') throw missed;
    });
  }
  await afterwards();
}

/** Runs in the page. */
function royalMoment() {
  if (document.querySelector('.controls .skip')) return 'scene';
  const open = (name) => document.querySelector(`[data-ask="${name}"]`)?.dataset.open;
  return document.querySelector('.over .score')
    ? 'over'
    : (['plan', 'take', 'intrigue'].find(open) ?? null);
}

async function answer(kind) {
  const press = (selector) => page.locator(selector).first().click({ timeout: 1500 });
  if (kind === 'scene') return press('.controls .skip');
  if (kind === 'take') return press('[data-ask=take] button');
  if (kind === 'intrigue') return press('[data-ask=intrigue] .do .btn');
  const seal = page.locator('[data-ask=plan] .do .btn');
  while (await seal.isDisabled())
    await press('button.loc:not([aria-disabled]):not([aria-pressed=true])');
  return press('[data-ask=plan] .do .btn');
}

async function puzzle() {
  heard.part('Puzzles');
  await page.goto('/puzzle');
  const choice = page.locator('.options button').first();
  const end = page.locator('.day');
  await choice.or(end).waitFor();
  while (!(await end.count())) {
    await heard.look('a puzzle', whole);
    await choice.click();
    await page.locator('.result h2').waitFor();
    await unfold(page);
    await heard.look('its answer', whole);
    await page.locator('.act .btn').click();
    await choice.or(end).waitFor();
  }
  await heard.look('the day', whole);
  await visit('/puzzle/days');
}

// Games on the device itself: how to get there, and what to play.
import { clicks, nextAsked } from './coup.js';
import { person, tab } from './harness.js';
import { chosen } from './pages.js';

/** A game of two players on a fast clock, unless the test wants another. */
const SHORT = { seats: 2 };

/** A page that has the offline games at hand: it has come by the home page. `setup` is that of the last game. */
export async function packed(browser, base, setup = SHORT, options = {}) {
  const page = await person(browser, base, options);
  await chosen(page, { holdToChallenge: false, name: 'Ana' });
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('contessa.table'))
      localStorage.setItem('contessa.table', JSON.stringify(kept));
  }, setup);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play offline' }).click();
  await page.getByText('Ready: it works without a connection.').waitFor();
  return page;
}

/** Starts a game for one person from the page of the offline games, and waits for the table; its path. */
export async function alone(page, edition = /^The Resistance/) {
  await page.getByRole('link', { name: /^Play alone/ }).click();
  await page.getByRole('radio', { name: edition }).check();
  await page.getByRole('radio', { name: 'Blitz' }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/t(\/|%2F)local-/);
  await page.locator('.tbl').waitFor();
  return new URL(page.url()).pathname;
}

/** A page without a service worker, in whose worker this code runs first. */
export async function inWorker(browser, base, code) {
  const page = await person(browser, base, { serviceWorkers: 'block' });
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
  return page;
}

/** The same person after closing the page and opening another. */
export async function reopened(page, base, path = '/') {
  const context = page.context();
  await page.close();
  const next = await tab(context, base);
  await next.goto(path);
  return next;
}

/** Answers one question so that the game is not over soon: with income and passes. */
export async function step(page) {
  const other = clicks(page);
  for (;;) {
    const kind = await nextAsked(page);
    const press = (selector) => page.locator(selector).first().click({ timeout: 1500 });
    try {
      if (kind === 'actions') await press('.actions .actn:not([aria-disabled=true])');
      else if (kind === 'answers') await press('.answers .pass:not([disabled])');
      else await other(kind);
      return;
    } catch (missed) {
      // The question may be settled by now; then there is another.
      if (missed.name !== 'TimeoutError') throw missed;
    }
  }
}

/** What went wrong, apart from what an airplane has not. */
export const faults = (page) => page.faults.filter((fault) => !fault.includes('ERR_INTERNET'));

/** Starts a game of several people who pass this device around, from the page of the offline games; its path. */
export async function passed(page, people, edition = /^The Resistance/) {
  await page.getByRole('link', { name: /^Pass and play/ }).click();
  for (let more = people.length - 2; more > 0; more--)
    await page.getByRole('button', { name: 'Add a person' }).click();
  for (const [i, name] of people.entries())
    await page.getByRole('textbox', { name: `Player ${i + 1}` }).fill(name);
  await page.getByRole('radio', { name: edition }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL(/\/pass\/local-/);
  return new URL(page.url()).pathname;
}

/** What the device shows while nobody holds it, as soon as it can be answered: a curtain, a question to all, or the end. */
export async function reach(page) {
  const found = await page.waitForFunction(() => {
    const text = (selector) => document.querySelector(selector)?.textContent.trim();
    if (document.querySelector('.frame.over')) return { kind: 'over' };
    if (document.querySelector('.curtain .btn:not([aria-disabled=true])'))
      return { kind: 'curtain', name: text('.curtain b') };
    if (document.querySelector('.together'))
      return { kind: 'together', names: text('.together b') };
    return null;
  });
  const said = await found.jsonValue();
  // "Any objections, Bruno, Cara and Dario?"
  return said.names
    ? { ...said, names: said.names.replace(/^Any objections, |\?$/g, '').split(/, | and /) }
    : said;
}

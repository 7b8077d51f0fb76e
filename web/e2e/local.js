// Games on the device itself: how to get there, and what to play.
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
  await page.waitForURL(/\/t\/local-/);
  await page.locator('.tbl').waitFor();
  return new URL(page.url()).pathname;
}

/** The same person after closing the page and opening another. */
export async function reopened(page, base, path = '/') {
  const context = page.context();
  await page.close();
  const next = await tab(context, base);
  await next.goto(path);
  return next;
}

/** What went wrong, apart from what an airplane has not. */
export const faults = (page) => page.faults.filter((fault) => !fault.includes('ERR_INTERNET'));

// A connection that dies without being closed is noticed, an answer says that it is on its way, and arrives once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, nextAsked } from './coup.js';
import { frozenProxy } from './frozen-proxy.js';
import { browse, person, serve } from './harness.js';

const network = await frozenProxy(await serve());
const browser = await browse();

const lost = (page) => page.getByText('Connection lost.');
const income = (page) => page.getByRole('button', { name: /^Income/ });

/** A player whose turn it is, at a table with a bot and no clock. */
async function onTurn() {
  const page = await person(browser, network.address);
  await deal(page, { clock: 'untimed', bot: 'honest' });
  while ((await nextAsked(page)) !== 'actions')
    await page.locator('.answers .pass[aria-disabled=false]').click();
  return page;
}

test('an answer into a dead network says that it is being sent, then that the connection is lost; later it arrives', async () => {
  const page = await onTurn();
  network.freeze();
  await income(page).click();
  await page.getByText('Sending…').first().waitFor();
  await lost(page).waitFor();
  network.thaw();
  await lost(page).waitFor({ state: 'detached' });
  await page.getByText('Sending…').waitFor({ state: 'detached' });
  await page.getByRole('log').or(page.locator('.ticker')).first().waitFor();
  assert.deepEqual(page.faults, []);
});

test('a dead network is noticed by a player who only waits, and by one whose browser says so', async () => {
  const page = await onTurn();
  network.freeze();
  await lost(page).waitFor();
  network.thaw();
  await lost(page).waitFor({ state: 'detached' });

  await page.context().setOffline(true);
  await lost(page).waitFor();
  await page.context().setOffline(false);
  await lost(page).waitFor({ state: 'detached' });
  assert.ok(await income(page).isEnabled());
});

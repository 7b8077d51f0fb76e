// Where games of this device are kept, and what happens if they cannot be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextAsked } from './coup.js';
import { browse, serve, tab } from './harness.js';
import { alone, faults, inWorker, packed, step } from './local.js';

const base = await serve();
const browser = await browse();

/** Takes all the room that is left, to the last bytes. Runs in the page. */
async function fill() {
  const db = await new Promise((done, fail) => {
    const opening = indexedDB.open('full');
    opening.onupgradeneeded = () => opening.result.createObjectStore('x', { autoIncrement: true });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = fail;
  });
  const bytes = new Uint8Array(1 << 22);
  // Whatever the browser could pack would leave room.
  for (let at = 0; at < bytes.length; at += 1 << 16)
    crypto.getRandomValues(bytes.subarray(at, at + (1 << 16)));
  for (let size = bytes.length; size > 0;) {
    const kept = await new Promise((done) => {
      const adding = db.transaction('x', 'readwrite');
      adding.objectStore('x').add(bytes.slice(0, size));
      adding.oncomplete = () => done(true);
      adding.onabort = () => done(false);
    });
    if (!kept) size >>= 1;
  }
  db.close();
}

test('when no room is left the page says so, and a game goes on in memory', async () => {
  const page = await packed(browser, base);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Storage.overrideQuotaForOrigin', { origin: base, quotaSize: 32 << 20 });
  const table = await alone(page);
  await step(page);
  await nextAsked(page);
  await page.goto('/local');
  await page.evaluate(fill);
  await page.reload();
  const full = page.getByText('There’s no room left on this device.');
  const back = page.getByRole('link', { name: /^Back to your game/ });
  await back.waitFor();
  await full.waitFor();
  // What was kept before is still there.
  await back.click();
  await page.waitForURL(`**${table}`);
  await full.waitFor();
  await step(page);
  await nextAsked(page);
  assert.deepEqual(page.faults, []);
});

test('where the browser keeps nothing the page says so, and games are played in memory', async () => {
  const page = await inWorker(
    browser,
    base,
    `indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };`,
  );
  await page.goto('/local');
  await page.getByText('This browser doesn’t let us save.').waitFor();
  for (let game = 0; game < 2; game++) {
    await alone(page);
    await step(page);
    await page.getByText('This browser doesn’t let us save.').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Play offline' }).click();
  }
  await page.locator('a[href^="/t/local-"]').nth(1).waitFor();
  assert.deepEqual(page.faults, []);
});

test('one window at a time has the games; a tap takes them back; and the settings delete them', async () => {
  const page = await packed(browser, base);
  const table = await alone(page);
  await nextAsked(page);
  const other = await tab(page.context(), base);
  await other.goto(table);
  await nextAsked(other);
  await step(page);
  await page.getByText('Your games are open in another window.').waitFor();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await page.getByText('Your games are open in another window.').waitFor({ state: 'hidden' });
  await step(page);
  await nextAsked(page);

  await page.goto('/settings');
  await page.getByText(/^Contessa uses \d+(\.\d)? MB/).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete the games played offline' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await page.goto('/local');
  await page.getByText('Ready: it works without a connection.').waitFor();
  await page.goto(table);
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.equal(await page.locator('.tbl').count(), 0);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  assert.equal(await page.getByText('Back to your game').count(), 0);
  assert.deepEqual([...faults(page), ...faults(other)], []);
});

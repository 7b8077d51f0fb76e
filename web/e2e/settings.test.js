// The settings of this device, and nothing before they are switched on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest } from './guests.js';
import { go } from './pages.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('permission to notify is asked for only when wanted, keys can be reassigned, and the table follows', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno]);
  const page = await person(browser, base);
  await page.addInitScript(() => {
    window.asked = 0;
    window.Notification = class {
      static permission = 'default';
      static async requestPermission() {
        window.asked++;
        return (this.permission = 'granted');
      }
    };
    // No push service can be reached from here.
    PushManager.prototype.subscribe = () => Promise.reject(new Error('unreachable'));
  });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  await go(page, '/settings');
  assert.equal(await page.evaluate(() => window.asked), 0);
  await page.getByRole('switch', { name: 'Notify me when it’s my turn' }).check();
  await page.waitForFunction(() => window.asked === 1);
  await page.getByText('as long as a Contessa tab is open').waitFor();
  assert.equal(
    await page.evaluate(() => JSON.parse(localStorage.getItem('contessa.settings')).notify),
    true,
  );

  await page.getByText('Keyboard', { exact: true }).click();
  const key = page.locator('li', { hasText: 'Log' }).getByRole('button');
  await key.click();
  await page.keyboard.press('c');
  await page.getByText('That key already does something else.').waitFor();
  await page.keyboard.press('v');
  assert.equal((await key.textContent()).trim(), 'V');
  await go(page, `/t/${table}`);
  await page.locator('.seats').waitFor();
  await page.keyboard.press('l');
  assert.equal(await page.locator('.drawn').count(), 0);
  await page.keyboard.press('v');
  await page.locator('.drawn .log').first().waitFor();
  await page.keyboard.press('?');
  await page.locator('.keys', { hasText: 'V' }).waitFor();
  assert.deepEqual(page.faults, []);
});

test('with motion off nothing moves, and everything else is in its place', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno]);
  const page = await person(browser, base, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...rest) {
      window.moved++;
      return animate.apply(this, rest);
    };
  });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  const income = async () => {
    const { turn } = ana.view.view;
    await [ana, bruno].find((guest) => guest.seat === ana.view.asking.seats[0]).decide('income');
    await ana.until(({ view }) => view.turn > turn);
    await page.locator('.bar-name small', { hasText: String(turn + 1) }).waitFor();
  };
  await income();
  await page.waitForFunction(() => window.moved > 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await page.evaluate(() => window.moved);
  await income();
  assert.equal(await page.evaluate(() => window.moved), before, 'something moves');
  await page.waitForFunction(() => document.getAnimations().length === 0);
});

test('a player sees their devices, signs one out, and can delete everything by a held press', async () => {
  const page = await person(browser, base);
  await page.goto('/me');
  const player = () => page.evaluate(async () => (await (await fetch('/api/me')).json()).player);
  await page.getByText('Devices', { exact: true }).click();
  const devices = page.getByRole('list', { name: 'Devices' });
  await devices.getByText('This device').waitFor();
  const before = await player();

  // A program is a session, too, and can be ended.
  await page.evaluate(() =>
    fetch('/api/programs', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Contessa': '1' },
      body: JSON.stringify({ name: 'Robot' }),
    }),
  );
  await page.reload();
  await page.getByText('Devices', { exact: true }).click();
  await page.getByRole('button', { name: 'Sign out: Bot: Robot' }).click();
  await devices.getByText('Bot: Robot').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  const hold = page.getByRole('button', { name: 'Hold to delete' });
  await hold.click();
  assert.equal(await player(), before, 'a short press does nothing');
  await Promise.all([
    page.waitForURL('/'),
    hold.dispatchEvent('pointerdown', { button: 0, bubbles: true }),
  ]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.notEqual(await player(), before);
  assert.deepEqual(page.faults, []);
});

// The answers of a window: never pressed too early or by mistake, changeable until it closes, never covered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { company, PANELS } from './coup-scenes.js';
import { pass, turnOf } from './guests.js';
import { browse, person, PHONE, serve, SMALLEST } from './harness.js';

const base = await serve();
const browser = await browse();

test('a window takes only answers that the player means', async () => {
  const page = await person(browser, base);
  const sent = decisions(page);
  const there = await company(page, base);
  const { ana, bruno, cara, all } = there;
  await turnOf(bruno, all);

  // A finger already on the screen when the buttons appear taps every one of them.
  await page.evaluate(() => {
    window.early = { tapped: 0 };
    const watch = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('.answers .btn:not([disabled])')];
      if (!buttons.length) return;
      if (!window.early.tapped) {
        window.early.at = performance.now();
        for (const button of buttons) {
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
          button.click();
          window.early.tapped++;
        }
      }
      if (document.querySelector('.answers .pass[aria-disabled=false]')) {
        window.early.ready = performance.now() - window.early.at;
        watch.disconnect();
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await bruno.decide(`steal ${ana.seat}`);
  const { tapped, ready } = await page
    .waitForFunction(() => window.early.ready && window.early)
    .then((found) => found.jsonValue());
  assert.equal(tapped, 3);
  // The buttons are inert for 350 ms from when they appear; the observer may notice them late.
  assert.ok(ready >= 200, `inert for ${ready} ms`);
  assert.deepEqual(sent, [], 'a tap at once is sent');
  assert.equal(await page.locator('.answers .chosen').count(), 0);

  // The last choice is shown and can be changed until the window closes.
  const pressed = () => page.locator('.answers [aria-pressed=true]').allTextContents();
  await page.locator('.answers .pass').click();
  await page.getByText('You pass. You can still change it.').waitFor();
  assert.match((await pressed()).join(), /^\s*Pass/);
  await ana.until(({ decision }) => decision.answer === 'pass');

  // An update of the same window does not make the buttons inert again.
  await page.evaluate(() => {
    window.inert = 0;
    const watch = (changes) =>
      (window.inert += changes.filter(({ target }) => target.ariaDisabled === 'true').length);
    new MutationObserver(watch).observe(document.querySelector('.answers'), {
      subtree: true,
      attributeFilter: ['aria-disabled'],
    });
  });
  await cara.do({ do: 'say', text: 'Well?' });
  await page.locator('.bubble', { hasText: 'Well?' }).waitFor();
  assert.equal(await page.evaluate(() => window.inert), 0, 'chat makes answers inert');

  // A short tap does not challenge, a long one does.
  const glove = await page.locator('.answers .challenge').boundingBox();
  // In one go: between two commands a slow machine would hold the button down.
  await page.mouse.click(glove.x + 20, glove.y + 20);
  await page.getByText('Press and hold to challenge.').waitFor();
  assert.match((await pressed()).join(), /^\s*Pass/);
  await page.evaluate(() => {
    const button = document.querySelector('.answers .challenge');
    button.addEventListener('pointerdown', () => (window.down = performance.now()), { once: true });
    new MutationObserver(
      () => button.matches('.chosen') && (window.held ??= performance.now() - window.down),
    ).observe(button, { attributes: true });
  });
  await page.mouse.down();
  await page.locator('.answers .challenge.chosen').waitFor();
  await page.mouse.up();
  const held = await page.evaluate(() => window.held);
  assert.ok(held >= 395, `held for ${held} ms`);
  assert.match((await pressed()).join(), /^\s*Challenge/);
  await ana.until(({ decision }) => decision.answer === 'challenge');
  assert.deepEqual(sent, ['pass', 'challenge']);

  // No open drawer covers the answers.
  for (const viewport of [PHONE, SMALLEST]) {
    await page.setViewportSize(viewport);
    for (const [name, key] of Object.entries(PANELS)) {
      await page.keyboard.press(key);
      await page.locator('.drawn .ledger').waitFor();
      const covered = await page.evaluate(
        () =>
          [...document.querySelectorAll('.answers .btn')].filter((button) => {
            const box = button.getBoundingClientRect();
            const corners = [
              [box.left + 9, box.top + 9],
              [box.right - 9, box.bottom - 9],
              [box.left + box.width / 2, box.top + box.height / 2],
            ];
            return corners.some(
              ([x, y]) =>
                !button.contains(document.elementFromPoint(x, y)) &&
                document.elementFromPoint(x, y) !== button,
            );
          }).length,
      );
      assert.equal(covered, 0, `${name} covers answers at ${viewport.width} × ${viewport.height}`);
      await page.keyboard.press('Escape');
    }
  }

  // With hold-to-challenge off a tap is enough; a reassigned key works and the old one no longer does.
  await page.evaluate(() => {
    localStorage.setItem(
      'contessa.settings',
      JSON.stringify({ holdToChallenge: false, keys: { pass: 'x' } }),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'contessa.settings' }));
  });
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press(' ');
  assert.equal(await page.locator('.answers .challenge.chosen').count(), 1);
  await page.keyboard.press('x');
  await page.locator('.answers .pass.chosen').waitFor();
  await page.locator('.answers .challenge').click();
  await page.locator('.answers .challenge.chosen').waitFor();
  await page.locator('.answers .pass').click();
  await pass(cara);
  await page.locator('.answers').waitFor({ state: 'detached' });
  assert.deepEqual(sent.slice(2), ['pass', 'challenge', 'pass']);
  assert.deepEqual(page.faults, []);
});

/** The decisions this page sent, in order. */
function decisions(page) {
  const sent = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { command } = JSON.parse(payload);
      if (command?.do === 'decide') sent.push(command.choice);
    }),
  );
  return sent;
}

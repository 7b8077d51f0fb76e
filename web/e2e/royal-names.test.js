// A whole game of Coup Royal through keys, accessible names and live regions, with sound and notifications switched on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from './announcements.js';
import { asked, choose, table } from './royal.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('Coup Royal can be played with keys and a screen reader', async () => {
  const page = await person(browser, base);
  await choose(page, { motion: 'off', sound: true, haptics: true });
  await page.addInitScript(() => {
    window.felt = 0;
    window.sounds = 0;
    navigator.vibrate = () => ++window.felt;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...rest) {
      window.sounds++;
      return start.apply(this, rest);
    };
  });
  await page.goto(`/t/${await table(page, 2)}`);
  const heard = listen(page);
  let asks = 0;
  for (let what = await asked(page); what !== 'over'; what = await asked(page), asks++) {
    const panel = page.getByRole('region', {
      name: { plan: 'Where tonight?', take: /Take your pick|Carte Blanche/, intrigue: 'Intrigues' }[
        what
      ],
    });
    const ask = await panel.getAttribute('data-open');
    if (what === 'plan') for (const letter of 'fedcba') await page.keyboard.press(letter);
    if (what === 'plan') await page.keyboard.press('Enter');
    else if (what === 'take') await panel.getByRole('button').first().press('Enter');
    else await panel.getByRole('button', { name: 'Stop' }).press('Enter');
    await page.waitForFunction((before) => !document.querySelector(`[data-open="${before}"]`), ask);
  }
  // A tie is a shared victory.
  const said = await heard(/(You win|wins) the game|Shared victory/);
  assert.match(said, /Where tonight\?/);
  assert.match(said, /Thief|thief/);
  assert.match(said, /Round 2\./, 'players hear what happened, not only what they are asked');
  const { felt, sounds } = await page.evaluate(() => ({
    felt: window.felt,
    sounds: window.sounds,
  }));
  assert.ok(felt >= asks && sounds > asks, `${asks} questions, ${felt} felt, ${sounds} heard`);
  assert.deepEqual(page.faults, []);
});

// Games on the device alone: the engine is our Java in a worker, without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, nextAsked, play } from './coup.js';
import { browse, person, serve } from './harness.js';
import { alone, faults, inWorker, packed, reopened, step } from './local.js';
import { answer, asked } from './royal.js';

const base = await serve();
const browser = await browse();

test('a whole game is played in airplane mode after one visit, closed in the middle and resumed', async () => {
  const page = await packed(browser, base);
  await page.context().setOffline(true);
  await alone(page);
  for (let turn = 0; turn < 3; turn++) await step(page);
  await nextAsked(page);
  const before = await state(page);
  assert.ok(before.log.length > 3, before.log);

  const again = await reopened(page, base);
  await again.getByRole('link', { name: /^Back to your game/ }).click();
  const { log, ...rest } = await state(again);
  assert.match(log.pop(), /The game was interrupted for a moment/);
  assert.deepEqual({ ...rest, log }, before);
  await play(again, clicks(again));
  assert.deepEqual([...faults(page), ...faults(again)], []);
});

/** What the player sees of the game. */
async function state(page) {
  const question = await nextAsked(page);
  const hand = await page.getByRole('list', { name: 'Your cards' }).allTextContents();
  const seats = await page.locator('.seats').allTextContents();
  await page.keyboard.press('l');
  const log = await page.locator('.log li').allTextContents();
  await page.keyboard.press('l');
  return { question, hand, seats, log };
}

test('Coup Royal is played to the end', async () => {
  const page = await packed(browser, base);
  await alone(page, /^Coup Royal/);
  for (;;) {
    const question = await asked(page);
    if (question === 'over') break;
    await answer(page, question);
  }
  assert.deepEqual(page.faults, []);
});

test('an installed app has the games at hand that need no connection', async () => {
  const page = await person(browser, base);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
  await page.goto('/');
  await page.waitForFunction(() => caches.match('/pocket/pocket.json'));
});

/** What the worker has loaded of the engine: the endings of its files. */
async function loaded(page) {
  const names = await page
    .workers()[0]
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.flatMap((name) => /\/(?:engine|runtime)-\w+\.(\w+)$/.exec(name)?.[1] ?? []).sort();
}

test('the engine is Wasm; forced to be JavaScript it plays a whole game, and loads no Wasm', async () => {
  const page = await packed(browser, base);
  assert.deepEqual(await loaded(page), ['js', 'wasm']);
  await page.goto('/local?engine=js');
  await alone(page);
  assert.deepEqual(await loaded(page), ['js']);
  await play(page, clicks(page));
  assert.deepEqual(page.faults, []);
});

test('a browser whose Wasm lacks what Java needs plays in JavaScript by itself', async () => {
  const page = await inWorker(browser, base, 'WebAssembly.compile = WebAssembly.instantiate = 0;');
  await page.goto('/local');
  await alone(page);
  await nextAsked(page);
  assert.deepEqual(await loaded(page), ['js', 'js', 'wasm']);
  assert.deepEqual(page.faults, []);
});

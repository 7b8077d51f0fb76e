import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browse, person, ownServer, violations } from './harness.js';

const base = await ownServer().start();
const browser = await browse();

test('the first page loads from this server alone, without errors', async () => {
  const page = await person(browser, base);
  const hosts = new Set();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(page.faults, []);
  assert.deepEqual([...hosts], [base]);
});

test('the first page fits every screen, with the way into a game in sight', async () => {
  const page = await person(browser, base);
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Play now/ });
  await play.waitFor();
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [844, 390],
    [820, 1180],
    [1440, 900],
    [2560, 1300],
  ]) {
    await page.setViewportSize({ width, height });
    const { y, height: tall } = await play.boundingBox();
    assert.ok(y + tall <= height, `${width}×${height}: the button ends at ${y + tall}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `${width}×${height}: the page is ${wide} wide`);
  }
  const letters = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  assert.ok(letters > 20, `letters of ${letters} pixels on a large screen`);
});

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
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

test('a page of another origin reads nothing and changes nothing, with the cookie of this one', async () => {
  const elsewhere = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  );
  await new Promise((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() =>
    fetch('/api/session', { method: 'POST', headers: { 'X-Contessa': '1' } }),
  );
  await page.goto(`http://127.0.0.1:${elsewhere.address().port}/`);
  const outcomes = await page.evaluate(async (target) => {
    const tried = (path, options) =>
      fetch(target + path, { credentials: 'include', ...options }).then(
        (answer) => answer.type,
        () => 'blocked',
      );
    const socket = () =>
      new Promise((told) => {
        const one = new WebSocket(target.replace('http', 'ws') + '/ws');
        one.onopen = () => told('open');
        one.onerror = () => told('refused');
      });
    return {
      read: await tried('/api/me'),
      post: await tried('/api/me', { method: 'POST', mode: 'no-cors', body: '{"name":"Eve"}' }),
      headed: await tried('/api/me', {
        method: 'POST',
        headers: { 'X-Contessa': '1' },
        body: '{"name":"Eve"}',
      }),
      socket: await socket(),
    };
  }, base);
  assert.deepEqual(outcomes, {
    read: 'blocked',
    post: 'blocked',
    headed: 'blocked',
    socket: 'refused',
  });
  await page.setContent(`<iframe src="${base}"></iframe>`, { waitUntil: 'load' });
  assert.match(page.frames()[1].url(), /^chrome-error:/, 'no frame of another origin shows it');
  await page.goto(base);
  const me = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
  assert.notEqual(me.name, 'Eve');
  await context.close();
  elsewhere.close();
});

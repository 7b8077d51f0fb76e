import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browse, person, serve, violations } from './stage.js';

const base = await serve();
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

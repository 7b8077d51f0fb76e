// The game as a folder: served by a plain file server under a sub-path, it asks for nothing outside.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browse, person } from './harness.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const folder = mkdtempSync(join(tmpdir(), 'contessa-site-'));
after(() => rmSync(folder, { recursive: true }));
const browser = await browse();

const server = createServer((request, answer) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  readFile(file).then(
    (found) => {
      const type = TYPES[file.split('.').at(-1)] ?? 'application/octet-stream';
      answer.setHeader('Content-Type', type).end(found);
    },
    () => answer.writeHead(404).end(),
  );
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
after(() => {
  server.close();
  // The shared browser may keep some open.
  server.closeAllConnections();
});

test('the folder plays under any path, and links to a server', async () => {
  const jdk = execFileSync(join(ROOT, 'contessa'), ['--which-jdk'], { encoding: 'utf8' }).trim();
  const jar = process.env.CONTESSA_JAR ?? join(ROOT, 'cli/target/contessa.jar');
  const words = ['-jar', jar, 'site', '--out', join(folder, 'games/contessa')];
  execFileSync(join(jdk, 'bin/java'), [...words, '--server', 'https://play.example/']);

  const base = `http://127.0.0.1:${server.address().port}`;
  const page = await person(browser, base);
  const outside = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/games/contessa/`)) outside.push(request.url());
  });
  await page.goto('/games/contessa/');
  const link = page.getByRole('link', { name: 'Play online' });
  assert.equal(await link.getAttribute('href'), 'https://play.example/');
  await page.getByRole('link', { name: /^Play alone/ }).click();
  await page.getByRole('radio', { name: /^The Resistance/ }).check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.seats').waitFor();
  assert.deepEqual(outside, []);
  assert.deepEqual(page.faults, []);
});

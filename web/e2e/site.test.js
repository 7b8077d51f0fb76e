// The game as a folder: served by a plain file server under a sub-path, it asks for nothing outside.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { clicks, nextAsked, play } from './coup.js';
import { browse, person } from './harness.js';
import { alone, faults, step } from './local.js';
import { chosen } from './pages.js';
import { answer, asked as royalQuestion } from './royal.js';

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

const base = `http://127.0.0.1:${server.address().port}`;
const home = '/games/contessa/';
const site = join(folder, home);
const jdk = execFileSync(join(ROOT, 'contessa'), ['--which-jdk'], { encoding: 'utf8' }).trim();
const jar = process.env.CONTESSA_JAR ?? join(ROOT, 'cli/target/contessa.jar');
const words = ['-jar', jar, 'site', '--out', site, '--server', 'https://play.example/'];
execFileSync(join(jdk, 'bin/java'), words);

/** Somebody who comes to the folder, and what was asked for outside it, also by the service worker. */
async function visitor() {
  const page = await person(browser, base);
  await chosen(page, { holdToChallenge: false, name: 'Ana' });
  const outside = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(base + home)) outside.push(request.url());
  });
  await page.goto(home);
  return { page, outside };
}

test('the folder plays under any path, without a connection, and links to a server', async () => {
  const { page, outside } = await visitor();
  const link = page.getByRole('link', { name: 'Play online' });
  assert.equal(await link.getAttribute('href'), 'https://play.example/');
  await page.getByText('Ready: it works without a connection.').waitFor();
  await page.context().setOffline(true);
  await alone(page);
  await step(page);
  await nextAsked(page);
  const cards = await page.getByRole('list', { name: 'Your cards' }).allTextContents();
  await page.reload();
  await nextAsked(page);
  assert.deepEqual(await page.getByRole('list', { name: 'Your cards' }).allTextContents(), cards);
  await play(page, clicks(page));

  await page.goto(home);
  await alone(page, /^Coup Royal/);
  assert.equal(await royalQuestion(page), 'plan');
  await answer(page, 'plan');
  assert.deepEqual(outside, []);
  assert.deepEqual(faults(page), []);
});

/** Puts a new version into the folder: another service worker, and an engine by another name. */
function update(version) {
  const rewrite = (name, change) => {
    const file = join(site, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  const { loader } = JSON.parse(readFileSync(join(site, 'pocket/pocket.json'), 'utf8'));
  renameSync(join(site, 'pocket', loader), join(site, `pocket/loader-${version}.js`));
  rewrite('pocket/pocket.json', (text) => text.replace(loader, `loader-${version}.js`));
  rewrite('sw.js', (text) => text.replace(/(const VERSION = )"[^"]*"/, `$1"${version}"`));
}

test('a new version takes over in the middle of a game, with everything needed without a connection', async () => {
  const { page } = await visitor();
  await page.getByText('Ready: it works without a connection.').waitFor();
  await alone(page);
  await step(page);
  const versions = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'contessa-language'));
  const [first] = await versions();
  for (const [version, before] of [
    ['second', first],
    ['third', 'contessa-second'],
  ]) {
    update(version);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // A worker that takes over deletes all but its own version and the one before.
    await page.evaluate(
      async ([manifest, ...expected]) => {
        for (;;) {
          const names = (await caches.keys()).filter((one) => one !== 'contessa-language');
          const whole = await caches.match(manifest, { cacheName: expected[1] });
          if (whole && names.join() === expected.join()) return;
          await new Promise((done) => setTimeout(done, 50));
        }
      },
      [`${home}pocket/pocket.json`, before, `contessa-${version}`],
    );
    // The page that was open plays on.
    await step(page);
    await nextAsked(page);
  }
  assert.deepEqual((await versions()).toSorted(), ['contessa-second', 'contessa-third']);
  const [path, turn] = [page.url(), await page.locator('.bar-name').textContent()];
  await page.context().setOffline(true);
  await page.reload();
  await nextAsked(page);
  assert.deepEqual([page.url(), await page.locator('.bar-name').textContent()], [path, turn]);
  await step(page);
  await nextAsked(page);
  assert.deepEqual(faults(page), []);
});

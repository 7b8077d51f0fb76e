// A server with too much to do stops showing games to those who only watch. The page says so and comes back by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, PHONE, serve } from './harness.js';
import { looking } from './layout.js';

const base = await serve();
const browser = await browse();

/** Between a page and the server: it can answer for a server that has no time for spectators. */
async function busyServer(page, table) {
  let busy = true;
  let tellPage;
  const noTime = JSON.stringify({ type: 'busy', table, retryAfter: 1000 });
  const isWatch = (frame) => JSON.parse(frame).type === 'watch';
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    tellPage = (message) => socket.send(message);
    socket.onMessage((frame) => (busy && isWatch(frame) ? tellPage(noTime) : server.send(frame)));
    server.onMessage((message) => busy || socket.send(message));
  });
  return {
    relax: () => (busy = false),
    tire() {
      busy = true;
      tellPage(noTime);
    },
  };
}

test('a spectator is told that the server has no time, and sees the game as soon as it has', async () => {
  const all = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const [, bruno] = all;
  const table = await gather(all, { reveal: false });
  await turnOf(bruno, all);
  const page = await person(browser, base, { viewport: PHONE });
  const { wrong, look } = looking(page);
  const server = await busyServer(page, table);
  const notice = page.getByText('The server is busy, and players come first.');
  const stage = page.getByRole('region', { name: 'On the table' });

  await page.goto(`/t/${table}`);
  await page.getByRole('heading', { name: 'The server is busy' }).waitFor();
  await look('a server that has no time for a new spectator');
  server.relax();
  await page.getByText('Bruno').first().waitFor();
  assert.equal(await page.getByRole('heading', { name: 'The server is busy' }).count(), 0);

  server.tire();
  await notice.waitFor();
  await look('a server that has no time for a spectator any more');
  await bruno.decide('tax');
  server.relax();
  await stage.getByText('Duke', { exact: true }).waitFor();
  await notice.waitFor({ state: 'detached' });
  assert.deepEqual(wrong, []);
  assert.deepEqual(page.faults, []);
});

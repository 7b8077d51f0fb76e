// A tap shows on the screen at once and counts once on the server, whatever the connection does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicks, deal, nextAsked } from './coup.js';
import { browse, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

test('a tap is answered at once, even without a connection, and it is not lost', async () => {
  const page = await person(browser, base);
  const line = await cuttable(page);
  await deal(page, { players: 2, clock: 'untimed' });
  const hand = clicks(page);
  for (;;) {
    const kind = await nextAsked(page);
    if (kind === 'answers') break;
    // A bot that only takes income asks for no answer.
    if (kind === 'over') await deal(page, { players: 2, clock: 'untimed' });
    else await hand(kind).catch(() => {});
  }
  line.cut();
  const pass = page.locator('.answers .pass[aria-disabled=false]');
  await pass.click();
  assert.equal(await page.locator('.answers .pass').getAttribute('aria-pressed'), 'true');
  await page.getByText('Connection lost').waitFor();
  line.mend();
  await page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await page.locator('.answers .pass.chosen').waitFor({ state: 'hidden' });
});

/** The page's WebSocket, which tests can cut and restore. */
async function cuttable(page) {
  let open = true;
  let socket;
  await page.routeWebSocket(/\/ws$/, (ws) => {
    if (!open) return ws.close();
    ws.connectToServer();
    socket = ws;
  });
  return {
    cut() {
      open = false;
      socket.close();
    },
    mend() {
      open = true;
    },
  };
}

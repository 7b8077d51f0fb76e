// Films the bluff that the README shows: node e2e/film-bluff.js, with a built ./contessa, Chromium and img2webp (package webp).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gather, Guest, pass, turnOf } from './guests.js';
import { browse, person, serve } from './harness.js';

const FILM = fileURLToPath(new URL('../../docs/pictures/bluff.webp', import.meta.url));
const SIZE = { width: 360, height: 640 };
const FIRST_MS = 1500;
const LAST_MS = 3000;

const frames = mkdtempSync(join(tmpdir(), 'frames-'));
after(() => rmSync(frames, { recursive: true }));

/** Time for whoever looks at the film, not for the program. */
const linger = (ms) => new Promise((done) => setTimeout(done, ms));

/** A table at which the first guest holds no Contessa. The deal is random, so it may take a few. */
async function withoutContessa(base) {
  for (;;) {
    const names = ['Ana', 'Bruno', 'Carla', 'Davide'];
    const guests = await Promise.all(names.map((name) => Guest.come(base, name)));
    const table = await gather(guests);
    const { hand } = guests[0].view.view.players[0];
    if (!hand.includes('Contessa') && hand[0] !== hand[1]) return { guests, table };
  }
}

/** Films what changes on the page; call the result to end it. */
async function film(page) {
  const first = join(frames, 'first.png');
  await page.screenshot({ path: first });
  const shots = [{ file: first }];
  const camera = await page.context().newCDPSession(page);
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(frames, `${shots.length}.png`);
    writeFileSync(file, data, 'base64');
    shots.push({ file, at: metadata.timestamp * 1000 });
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  await camera.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
  return async () => {
    await camera.send('Page.stopScreencast');
    return shots;
  };
}

function develop(shots) {
  const args = shots.flatMap(({ file, at }, i) => {
    const shown = i === 0 ? FIRST_MS : (shots[i + 1]?.at ?? at + LAST_MS) - at;
    return ['-d', String(Math.max(20, Math.round(shown))), file];
  });
  execFileSync('img2webp', ['-loop', '0', '-lossy', '-q', '80', '-m', '6', ...args, '-o', FILM]);
}

test('a bluff', async () => {
  const base = await serve();
  const { guests, table } = await withoutContessa(base);
  const [ana, bruno, carla, davide] = guests;
  const page = await person(await browse(), base, {
    viewport: SIZE,
    reducedMotion: 'no-preference',
  });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await turnOf(bruno, guests);
  while (bruno.view.view.players[bruno.seat].coins < 3) {
    await bruno.decide('income');
    await ana.until(({ asking }) => !asking.seats.includes(bruno.seat));
    await turnOf(bruno, guests);
  }
  await page
    .getByText(/Bruno’s turn/)
    .first()
    .waitFor();
  await linger(2500);
  const end = await film(page);
  await bruno.decide(`assassinate ${ana.seat}`);
  await pass(carla, davide);
  const block = page.getByRole('button', { name: /Contessa/ });
  await block.waitFor();
  await linger(3000);
  await block.click();
  await linger(2000);
  await pass(bruno, carla, davide);
  await page
    .getByText(/Blocked!/)
    .first()
    .waitFor();
  await linger(1500);
  develop(await end());
});

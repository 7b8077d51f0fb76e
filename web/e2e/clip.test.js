import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browse, DESKTOP, person, serve } from './harness.js';
import { gather, Guest, pass, turnOf } from './guests.js';

const base = await serve();
const browser = await browse();

/** A game that Ana wins after a bluff that nobody challenges. */
async function bluffed() {
  const all = await Promise.all(['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)));
  const [ana, bruno, cara] = all;
  const table = await gather(all);
  await turnOf(ana, all);
  const { hand } = ana.view.view.players[ana.seat];
  const bluffs = { Duke: 'tax', Captain: `steal ${bruno.seat}`, Ambassador: 'exchange' };
  await ana.decide(bluffs[Object.keys(bluffs).find((role) => !hand.includes(role))]);
  await pass(bruno, cara);
  if (ana.view.decision?.phase === 'exchange') await ana.decide('keep');
  await bruno.do({ do: 'leave' });
  await cara.do({ do: 'leave' });
  return { ana, table };
}

test('the bluff of the game becomes a clip of six seconds that plays', async () => {
  const { ana, table } = await bluffed();
  const page = await person(browser, base, { viewport: DESKTOP });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Make a six-second clip' }).click();
  const share = page.getByRole('button', { name: 'Share the clip' });
  await share.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), share.click()]);
  assert.match(download.suggestedFilename(), /^contessa-bluff\.(mp4|webm)$/);
  const clip = (await (await download.createReadStream()).toArray()).map(Buffer.from);
  // The game's own pages play no videos, and their policy forbids it.
  const other = await page.context().newPage();
  const played = await other.evaluate(play, Buffer.concat(clip).toString('base64'));
  assert.equal(played.width, 720);
  assert.ok(played.seconds > 5 && played.seconds < 9, `lasts ${played.seconds} s`);
  assert.ok(played.different, 'the first and the last picture are alike');
  assert.deepEqual(page.faults, []);
});

/** The size and length of a film, and whether anything happens in it. Runs in the page. */
async function play(clip) {
  const bytes = Uint8Array.from(atob(clip), (each) => each.charCodeAt(0));
  const video = document.createElement('video');
  const at = (seconds) =>
    new Promise((done) => {
      video.onseeked = () => done(video.currentTime);
      video.currentTime = seconds;
    });
  await new Promise((done, fail) => {
    video.onloadeddata = done;
    video.onerror = () => fail(new Error(video.error.message));
    video.src = URL.createObjectURL(new Blob([bytes]));
  });
  const g = Object.assign(document.createElement('canvas'), { width: 72, height: 72 }).getContext(
    '2d',
  );
  const picture = () => {
    g.drawImage(video, 0, 0, 72, 72);
    return g.getImageData(0, 0, 72, 72).data.join();
  };
  // A recording does not say how long it is; its end does.
  const seconds = await at(1e9);
  const last = picture();
  await at(0.1);
  return { width: video.videoWidth, seconds, different: picture() !== last };
}

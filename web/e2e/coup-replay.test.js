// A replay of Coup: step by step, from every seat, and by a link to a moment.
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { gather, Guest, pass, turnOf } from './guests.js';
import { looking } from './layout.js';
import { browse, DESKTOP, person, PHONE, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** The parts of the board that lie across each other. Runs in the page. */
function crossing() {
  const parts = ['.seat', '.stage', '.ticker', '.stocks', '.own'].flatMap((name) =>
    [...document.querySelectorAll(name)].map((part) => {
      // The hand and the purse, not the whole width of their row.
      const range = document.createRange();
      range.selectNodeContents(part);
      return { name, box: range.getBoundingClientRect() };
    }),
  );
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter(
        (b) =>
          a.box.left < b.box.right &&
          b.box.left < a.box.right &&
          a.box.top < b.box.bottom &&
          b.box.top < a.box.bottom,
      )
      .map((b) => `${a.name} and ${b.name}`),
  );
}

test('a replay of Coup can be stepped through, viewed from every seat and linked to', async () => {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno]);
  await turnOf(ana, [ana, bruno]);
  await ana.decide('tax');
  await pass(bruno);
  await bruno.decide('tax');
  await ana.decide('challenge');
  await bruno.decide('decline');
  await bruno.decide('lose');
  await ana.decide('income');
  await bruno.do({ do: 'leave' });
  const { players } = (await ana.until(({ stage }) => stage === 'over')).view;

  const page = await person(browser, base);
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const scrubber = page.getByRole('slider', { name: 'Step' });
  await scrubber.waitFor();
  const at = async () => Number(await scrubber.inputValue());
  const turn = page.locator('.bar-name small');
  const rail = page.locator('.rail .log');
  assert.equal(await at(), 0);
  assert.equal(await page.getByText(/wins? the game/).count(), 0, 'the start gives away the end');

  await page.getByRole('button', { name: 'One step forward' }).click();
  await page.keyboard.press('ArrowRight');
  assert.equal(await at(), 2);
  await page.getByRole('button', { name: 'One step back' }).click();
  assert.equal(await at(), 1);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  const second = await at();
  assert.equal(await turn.textContent(), 'Turn 2');
  await scrubber.fill(String(second + 2));
  assert.equal(await at(), second + 2);

  // Each viewpoint shows what that seat may know.
  const seen = page.getByRole('combobox', { name: 'Point of view' });
  const own = page.getByRole('list', { name: 'Your cards' });
  const open = page.locator('.seat .vh', { hasText: 'holds' });
  assert.deepEqual(await seen.locator('option').allTextContents(), [
    'spectator',
    'Ana',
    'Bruno',
    'all cards',
  ]);
  // Players see it from their own seat at first.
  await own.getByRole('listitem').nth(1).waitFor();
  assert.equal(await seen.locator('option:checked').textContent(), 'Ana');
  assert.equal(await open.count(), 0);
  await page.setViewportSize(DESKTOP);
  assert.deepEqual(await page.evaluate(crossing), [], 'from a seat');
  await seen.selectOption({ label: 'spectator' });
  await own.waitFor({ state: 'detached' });
  assert.equal(await open.count(), 0);
  assert.deepEqual(await page.evaluate(crossing), [], 'from outside');
  await page.setViewportSize(PHONE);
  await seen.selectOption('all');
  await open.first().waitFor({ state: 'attached' });
  assert.ok(
    (await open.allTextContents()).some((each) =>
      players[0].hand.every((card) => each.includes(card)),
    ),
  );
  assert.equal(await at(), second + 2);

  // The address leads here, even for a stranger.
  await page.waitForFunction(() => location.hash.endsWith('&from=all'));
  const stranger = await person(browser, base);
  await stranger.goto(page.url());
  const theirs = stranger.getByRole('slider', { name: 'Step' });
  await stranger.waitForFunction(
    (value) => document.querySelector('input[type=range]')?.value === value,
    String(second + 2),
  );
  await stranger.locator('.seat .vh', { hasText: 'holds' }).first().waitFor({ state: 'attached' });
  assert.equal(await theirs.inputValue(), String(second + 2));
  await stranger.goto(`/replay/${table}/1#turn=2`);
  await stranger.reload();
  await stranger.waitForFunction(
    (value) => document.querySelector('input[type=range]')?.value === value,
    String(second),
  );

  // It plays by itself at any speed and stops at the end.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await page.keyboard.press('End');
  const last = await at();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  assert.equal(await at(), last);

  // A log entry leads to its moment.
  await page.getByRole('button', { name: 'Show log' }).click();
  await rail.getByRole('button', { name: /Bruno/ }).first().click();
  assert.ok((await at()) < last);

  // The analysis leads through the replay; its sheet goes on to a game of one's own.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.getByRole('heading', { name: 'Chance of winning' }).waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('>');
  assert.ok((await at()) > 0, 'the first mark is a claim');
  await page.keyboard.press('Home');
  await page.locator('.mark').last().click();
  assert.ok((await at()) > 0, 'a mark leads to its moment');
  await page.getByText('the strongest bot would have been').first().waitFor();
  await page.getByText('All chances as a table').click();
  await page.getByRole('row').last().waitFor();
  const { wrong, look } = looking(page);
  await look('analysis', 'main');
  assert.deepEqual(wrong, []);
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByRole('radio', { name: 'Reshuffled' }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL('**/t/*');
  await page.getByRole('list', { name: 'Your cards' }).waitFor();
  await page.goto(`/replay/${table}/1#from=all`);
  await open.first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Show log' }).click();

  // The record can be saved, its deal checked, and the file opened as a replay.
  await page.getByText('Game record and deal').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON Lines' }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), 'game-1.jsonl');
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await page.getByText(/^Fair: all \d+ draws/).waitFor();
  await page.getByLabel('Open a record from a file').setInputFiles({
    name: saved.suggestedFilename(),
    mimeType: 'application/jsonl',
    buffer: await buffer(await saved.createReadStream()),
  });
  await page.waitForURL('**/replay/file*');
  await scrubber.waitFor();
  assert.equal(await at(), 0);
  assert.deepEqual([...page.faults, ...stranger.faults], []);
});

// Whatever comes of a move, log, prompt, seats and live region tell it no sooner than the stage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages, OUTCOMES } from './coup-outcomes.js';
import { company } from './coup-scenes.js';
import { browse, DESKTOP, person, serve } from './harness.js';
import { watchStage } from './stage-watch.js';

const base = await serve();
const browser = await browse();

test('log, prompt, seats and live region never run ahead of the stage', async () => {
  const page = await person(browser, base);
  const stage = await watchStage(page);
  await company(page, base, { rules: { edition: 'reformation' }, talk: 'off' });
  await page.setViewportSize(DESKTOP);
  const snapshot = await stage.snapshot();
  for (const [outcome, each] of Object.entries(OUTCOMES)) {
    const { wrong, scenes } = await stage.tell(messages(snapshot, each));
    assert.deepEqual(wrong, [], outcome);
    assert.deepEqual(scenes, each.scenes, outcome);
  }
  assert.deepEqual(page.faults, []);
});

// A whole game of every edition through what a screen reader gets: roles, names and live regions. No CSS selectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from './coup.js';
import { listen } from './announcements.js';
import { share } from './sampling.js';
import { browse, HANG_MS, person, serve } from './harness.js';

const base = await serve();
const browser = await browse();

/** Plays by accessible names until the game is over. */
async function playByNames(page) {
  const what = page.getByRole('region', { name: 'Your options' });
  const usable = (group, name) =>
    what.getByRole('group', { name: group }).getByRole('button', { name, disabled: false });
  const press = (button) => button.first().press('Enter', { timeout: 1500 });
  let turn = 0;
  const end = Date.now() + HANG_MS;
  while (!(await page.locator('.frame.over').count())) {
    assert.ok(Date.now() < end, 'the table is stuck');
    turn++;
    try {
      const answers = usable('Your answer', ['Challenge', 'Pass'][turn % 2]);
      const actions = usable('Your action', /^(Coup|Assassinate|Tax|Income)/);
      const cards = what.getByRole('group', { name: /which card|cards will you keep/i });
      const confirm = what.getByRole('button', { name: /^(Give up|Keep|Show) /, disabled: false });
      if (await confirm.count()) await press(confirm);
      else if (await cards.count()) await press(cards.getByRole('button', { pressed: false }));
      else if (await actions.count()) await press(actions);
      else if (
        (await answers.count()) &&
        !(await what.getByRole('button', { pressed: true }).count())
      )
        await press(answers);
      else if (await what.getByRole('button', { name: /^(Show|Don’t show|Admit)/ }).count())
        await press(what.getByRole('button', { name: /^(Show|Don’t show|Admit)/ }));
      else await change(page);
    } catch (missed) {
      if (missed.name !== 'TimeoutError') throw missed;
    }
  }
}

test(
  'every edition can be played through accessible names and live regions',
  { concurrency: 4 },
  async (t) => {
    await Promise.all(
      share(['city-state', 'resistance', 'brazilian', 'reformation'], ['resistance']).map(
        (edition) =>
          t.test(edition, async () => {
            const page = await person(browser, base);
            await deal(page, { edition, players: 2 });
            const heard = listen(page);
            await playByNames(page);
            const said = await heard(/(You win|wins) the game!/);
            assert.match(said, /Your turn\. What do you do\?/);
            assert.match(said, /You (claim|launch|pay|take)/, 'players hear what they did');
            assert.deepEqual(page.faults, []);
            await page.context().close();
          }),
      ),
    );
  },
);

/** Waits for a change on the page, for a second at most. */
function change(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const watch = new MutationObserver(() => (watch.disconnect(), done()));
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(done, 1000);
      }),
  );
}

// A short game of Coup Royal for two in which Ana meets every kind of question: her loot is chosen for it.
import { gather, Guest } from './guests.js';

/** Little loot, some of every kind: a short game. */
export const LOOT = {
  deckI: ['carte-blanche', 'intrigues', 'carte-blanche', 'intrigues'],
  deckII: ['gold 2', 'jewellery 2', 'carte-blanche', 'intrigues', 'item 2', 'artworks 1'],
};

/** Ana at her page, Bruno without one, and a game under way. */
export async function twoBosses(page, base, options = {}) {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno], {
    game: 'royal',
    rules: { edition: 'royal', ...LOOT },
    clock: 'untimed',
    ...options,
  });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('[data-ask=plan]').waitFor();
  return { table, ana, bruno };
}

/** Ana at her page and four bosses without one; every loot card asks for trades. */
export async function fiveBosses(page, base) {
  const all = await Promise.all(
    ['Ana', 'Bruno', 'Cara', 'Dario', 'Elena'].map((name) => Guest.come(base, name)),
  );
  const intrigues = Array(16).fill('intrigues');
  const table = await gather(all, {
    game: 'royal',
    rules: { edition: 'royal', deckI: intrigues, deckII: intrigues },
  });
  await all[0].lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('[data-ask=plan]').waitFor();
  return all;
}

/** Ana alone robs the first location, and is asked for her trades. */
export async function firstIntrigue(page, [ana, ...others]) {
  await ana.decide('plan thief=A');
  await Promise.all(
    others.map(async (other) => {
      const { decision } = await other.until(({ decision }) => decision?.phase === 'plan');
      await other.decide(decision.choices.find((plan) => !plan.includes('A')));
    }),
  );
  await ana.until(({ decision }) => decision?.phase === 'intrigue');
  await skipTo(page, '[data-ask=intrigue]');
}

const LETTERS = 'ABCDEFGH';
const ASKS = { take: 'carte-blanche', intrigue: 'intrigues' };
const pieces = (plan) => plan.replace(/[^A-H]/g, '');
const thieves = (plan) => /thief=([A-H]+)/.exec(plan)[1];

/** The plan that robs most kinds of loot not yet asked about and whose snitches save the rest for the next round. */
function bestPlan(choices, open, seen) {
  const wanted = Object.keys(ASKS).flatMap((phase) => (seen.has(phase) ? [] : ASKS[phase]));
  const kinds = (letters) =>
    wanted.filter((loot) => [...letters].some((letter) => open[LETTERS.indexOf(letter)] === loot))
      .length;
  const worth = (plan) => kinds(thieves(plan)) + kinds(pieces(plan));
  return choices.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Goes through every question to the end of the game; `look(name)` at each. The staging is paused. */
export async function everyPlan(page, { ana, bruno }, look, clock) {
  const seen = new Set();
  const once = async (name) => {
    if (!seen.has(name)) await look(name);
    seen.add(name);
  };
  await once('a plan to be made');
  await clock.halt();
  for (let last; ;) {
    const mine = await ana.until(
      (view) => view.stage === 'over' || (view.asking && view.asking.ask !== last),
    );
    if (mine.stage === 'over') break;
    last = mine.asking.ask;
    const theirs = await bruno.until((view) => view.asking?.ask === last);
    if (mine.asking.phase === 'plan') {
      const plan = bestPlan(mine.decision.choices, mine.view.open, seen);
      await ana.decide(plan);
      await bruno.decide(
        theirs.decision.choices.find(
          (other) => ![...pieces(other)].some((letter) => pieces(plan).includes(letter)),
        ),
      );
      await page.locator('.skip').waitFor();
      await once('a reveal');
      await page.keyboard.press('Escape');
    } else if (mine.decision) {
      await skipTo(page, `[data-open="${last}"]`);
      await once(mine.decision.phase);
      await ana.decide(mine.decision.choices[0]);
    } else {
      await bruno.decide(theirs.decision.choices[0]);
    }
  }
  await clock.go();
  await skipTo(page, '.over .score');
  await look('the end');
  return seen;
}

async function skipTo(page, selector) {
  await page.waitForFunction((wanted) => {
    if (document.querySelector(wanted)) return true;
    document.querySelector('.controls .skip, .royal > .over button')?.click();
    return false;
  }, selector);
}

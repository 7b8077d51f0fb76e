// A short game of Coup Royal for two in which Ana is asked everything there is: her loot is chosen for it.
import { gather, Guest } from './guests.js';

const LOOT = { deckI: ['carte-blanche', 'intrigues', 'carte-blanche', 'intrigues'], deckII: ['gold 2', 'jewellery 2', 'carte-blanche', 'intrigues', 'item 2', 'artworks 1'] };

/** Ana at her page, Bruno without one, and a game under way. */
export async function twoBosses(page, base, options = {}) {
  const [ana, bruno] = await Promise.all(['Ana', 'Bruno'].map((name) => Guest.come(base, name)));
  const table = await gather([ana, bruno], { game: 'royal', rules: { edition: 'royal', ...LOOT }, clock: 'untimed', ...options });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('[data-ask=plan]').waitFor();
  return { table, ana, bruno };
}

const LETTERS = 'ABCDEFGH';
const pieces = (plan) => plan.replace(/[^A-H]/g, '');
const thieves = (plan) => /thief=([A-H]+)/.exec(plan)[1];

/** Goes through every question to the end of the game; `look(name)` at each. What is told moment by moment stands still. */
export async function everyPlan(page, { ana, bruno }, look, clock) {
  const seen = new Set();
  const once = async (name) => {
    if (!seen.has(name)) await look(name);
    seen.add(name);
  };
  await once('a plan to be made');
  await clock.halt();
  for (;;) {
    const [mine, theirs] = await Promise.all([ana, bruno].map((guest) => guest.until((view) => view.stage === 'over' || (view.decision && view.decision.ask !== guest.last) || (view.asking && view.asking.phase !== 'plan'))));
    if (mine.stage === 'over') break;
    if (mine.asking.phase === 'plan') {
      const wanted = mine.view.open.flatMap((loot, at) => (loot === 'carte-blanche' || loot === 'intrigues' ? LETTERS[at] : []));
      const good = (plan) => [...thieves(plan)].filter((letter) => wanted.includes(letter)).length;
      const plan = mine.decision.choices.toSorted((a, b) => good(b) - good(a))[0];
      await ana.decide(plan);
      await bruno.decide(theirs.decision.choices.find((other) => ![...pieces(other)].some((letter) => pieces(plan).includes(letter))));
      await page.locator('.skip').waitFor();
      await once('a reveal');
      await page.keyboard.press('Escape');
      continue;
    }
    const [asked, view] = mine.decision ? [ana, mine] : [bruno, theirs];
    if (asked === ana) {
      await skipTo(page, `[data-open="${view.decision.ask}"]`);
      await once(view.decision.phase);
    }
    await asked.decide(view.decision.choices[0]);
    await ana.until((now) => now.asking?.ask !== view.asking.ask);
  }
  await clock.go();
  await skipTo(page, '.over .score');
  await look('the end');
  return seen;
}

async function skipTo(page, selector) {
  await page.waitForFunction((wanted) => {
    if (document.querySelector(wanted)) return true;
    document.querySelector('.skip button, .royal > .over button')?.click();
    return false;
  }, selector);
}

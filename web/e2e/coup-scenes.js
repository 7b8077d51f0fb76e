// One table of Coup that reaches every kind of question, whatever the deal. Ana's page is checked at each.
import { gather, Guest, pass, turnOf } from './guests.js';

const SHOWN = {
  action: '.actions .actn',
  answers: '.answers .btn',
  cards: '.cards .card',
  picks: '.pick-list .pickb',
  prove: '.prove .btn',
  waiting: '.prompt.waiting',
};
const shown = (page, what) => page.locator(SHOWN[what]).first().waitFor();

export const PANELS = { log: 'l', talk: 't', claims: 'k', rules: 'r', orders: 'o', keys: '?' };

/** Ana at her page, Bruno and Cara without one, and a game under way. */
export async function company(page, base, options = {}) {
  const [ana, bruno, cara] = await Promise.all(
    ['Ana', 'Bruno', 'Cara'].map((name) => Guest.come(base, name)),
  );
  const rules = { edition: 'resistance', exchanger: 'inquisitor' };
  const table = await gather([ana, bruno, cara], { rules, ghosts: true, ...options });
  await ana.lend(page);
  await page.goto(`/t/${table}`);
  await page.locator('.seats').waitFor();
  return { table, ana, bruno, cara, all: [ana, bruno, cara] };
}

/** Opens every panel in turn. */
export async function panels(page, look) {
  const closed = () => page.locator('.dg:not(.drawn)').waitFor();
  for (const [name, key] of Object.entries(PANELS)) {
    await page.keyboard.press(key);
    await page.locator('.drawn .ledger').waitFor();
    await look(`the panel ${name}`, '.rail');
    await page.keyboard.press('Escape');
    await closed();
  }
  const menu = async () => page.locator('.bar nav > button').last().click();
  await menu();
  await page.locator('.menu').waitFor();
  await look('the menu', '.rail');
  await page.locator('.menu .item', { hasText: 'Players' }).click();
  await page.locator('.people').waitFor();
  await page.locator('.people .tools button', { hasText: 'Report' }).first().click();
  await look('the panel people', '.rail');
  await page.keyboard.press('Escape');
  await closed();
  await page.keyboard.press('s');
  await page.locator('dialog[open]').waitFor();
  await look('sharing', 'dialog[open]');
  await page.keyboard.press('Escape');
}

/** Goes through every question; `look(name)` at each. Ends when the game is over. `clock` pauses the staging. */
export async function everyQuestion(page, { ana, bruno, cara, all }, look, clock) {
  await turnOf(ana, all);
  await shown(page, 'action');
  await look('one’s turn');
  await page
    .getByRole('button', { name: /^Steal/ })
    .and(page.locator('[aria-disabled=false]'))
    .click();
  await shown(page, 'picks');
  await look('whom to steal from');
  await page.keyboard.press('Escape');
  await ana.decide('exchange');
  await shown(page, 'waiting');
  await look('waiting for answers');
  await pass(bruno, cara);
  await shown(page, 'cards');
  await look('an exchange');
  await ana.decide('keep');

  await bruno.decide(`examine ${ana.seat}`);
  await shown(page, 'answers');
  await look('a window');
  await ana.decide('pass');
  await page.locator('.answers .pass.chosen').waitFor();
  await look('an answer given');
  await pass(cara);
  await shown(page, 'cards');
  await look('a card for the inquisitor');
  await ana.decide('offer');
  await bruno.decide('return');

  await cara.decide(`steal ${ana.seat}`);
  await page.locator('.answers .block[aria-disabled=false]').click();
  await shown(page, 'picks');
  await look('as whom to block');
  await page.keyboard.press('Escape');
  await ana.decide('block Captain');
  await pass(bruno);
  await cara.decide('challenge');
  await pass(bruno);
  await shown(page, 'prove');
  await look('a proof');
  await ana.decide('decline');
  await shown(page, 'cards');
  await look('a loss');
  await ana.decide('lose');

  await turnOf(ana, all);
  await ana.decide(`examine ${bruno.seat}`);
  await pass(bruno, cara);
  await bruno.decide('offer');
  await shown(page, 'picks');
  await look('a verdict');
  await ana.decide('return');

  await page.keyboard.press('k');
  const trial = page.locator('.trials button').first();
  await trial.waitFor();
  await look('what was put to the test', '.rail');
  await trial.click();
  await page.locator('.turnno.here').waitFor();
  await look('its turn in the log', '.rail');
  await page.keyboard.press('Escape');
  await page.locator('.dg:not(.drawn)').waitFor();

  await turnOf(ana, all);
  await ana.decide('tax');
  await bruno.decide('challenge');
  await pass(cara);
  // Once the answers have been told.
  await shown(page, 'prove');
  await clock.halt();
  await ana.decide('decline');
  const skip = page.locator('.scene-overlay .skip');
  await skip.waitFor();
  await look('a claim that is not proven');
  await clock.go();
  await skip.click();
  await page.locator('.act', { hasText: 'You’re out.' }).waitFor();
  await look('being out');
  const openHands = page.locator('.seat .vh', { hasText: 'holds' });
  if (await openHands.count()) throw new Error('who is out sees cards unasked');
  await page
    .locator('.act')
    .getByRole('button', { name: /^Watch as a ghost/ })
    .click();
  await openHands.nth(1).waitFor({ state: 'attached' });
  await look('a ghost');
  await bruno.do({ do: 'leave' });
  await page.locator('.frame.over').waitFor();
}

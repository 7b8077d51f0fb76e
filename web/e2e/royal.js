// Tables of Coup Royal for the tests: created through the server's API, played by clicks.

/** Settings made on this device before the first page. */
export async function choose(page, settings) {
  await page.addInitScript(
    (chosen) => localStorage.setItem('contessa.settings', JSON.stringify(chosen)),
    settings,
  );
}

/** A private table against bots with a running game. */
export async function table(page, seats, options = {}, bot = 'random') {
  await page.goto('/about');
  return page.evaluate(
    async ([seats, options, bot]) => {
      const post = async (path, body) => {
        const headers = { 'Content-Type': 'application/json', 'X-Contessa': '1' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await post('/api/session', {});
      const usual = {
        game: 'royal',
        rules: { edition: 'royal' },
        seats,
        open: false,
        clock: 'blitz',
        talk: 'off',
        strict: false,
      };
      const more = { memoryAid: true, watchers: true, programs: false, reveal: true };
      const bots = Array(seats - 1).fill(bot);
      return (
        await post('/api/tables', {
          name: 'Ana',
          options: { ...usual, ...more, ...options },
          bots,
          start: true,
        })
      ).table;
    },
    [seats, options, bot],
  );
}

/** The question on the page; what the stage tells before it is skipped. */
export async function asked(page) {
  const found = await page.waitForFunction(() => {
    document.querySelector('.controls .skip')?.click();
    const shown = (name) => document.querySelector(`[data-ask="${name}"]`);
    return document.querySelector('.over .score')
      ? 'over'
      : (['plan', 'take', 'intrigue'].find((name) => shown(name)?.dataset.open) ?? null);
  });
  return found.jsonValue();
}

/** Answers the question by clicking the first things that can be clicked. */
export async function answer(page, what) {
  const panel = page.locator(`[data-ask="${what}"]`);
  const ask = await panel.getAttribute('data-open');
  if (what === 'take') await panel.getByRole('button').first().click();
  else if (what === 'intrigue') await panel.getByRole('button', { name: 'Stop' }).click();
  else {
    const seal = panel.getByRole('button', { name: 'Confirm plan' });
    while (await seal.isDisabled())
      await page
        .locator('button.loc:not([aria-disabled]):not([aria-pressed=true])')
        .first()
        .click();
    await seal.click();
  }
  await page.waitForFunction((before) => !document.querySelector(`[data-open="${before}"]`), ask);
}

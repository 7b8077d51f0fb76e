// Every screen of the hall in four languages and three themes: axe-core finds nothing wrong.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { chosen, openTable, tour } from './hall.js';
import { browse, person, serve } from './stage.js';

const base = await serve();
const browser = await browse();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const other = await person(browser, base);
await other.goto('/');
const { table: guest } = await openTable(other);

for (const language of ['en', 'it', 'pt', 'de']) {
  test(`nothing is wrong in ${language}`, async () => {
    const page = await person(browser, base);
    await chosen(page, { language, theme: 'night', name: 'Bea' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(AXE);
    const { table } = await openTable(page);
    const wrong = [];
    await tour(page, { table, guest }, async (screen) => {
      // A theme changes colours only: everything else is looked at once.
      const found = await page.evaluate(async () => {
        const all = [];
        for (const theme of ['night', 'day', 'contrast']) {
          document.documentElement.dataset.theme = theme;
          const run = await axe.run(theme === 'night' ? {} : { runOnly: ['color-contrast'] });
          all.push(...run.violations.flatMap((each) => each.nodes.map((node) => `${theme} ${each.id}: ${node.target.join(' ')} ${node.failureSummary}`)));
        }
        return all;
      });
      wrong.push(...found.map((each) => `${screen} ${each}`));
    });
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

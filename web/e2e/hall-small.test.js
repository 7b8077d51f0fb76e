// The smallest phone with the largest text and the longest words: nothing sticks out, everything can be hit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, openTable, tour } from './hall.js';
import { browse, person, PHONE, serve, SMALLEST } from './stage.js';

const base = await serve();
const browser = await browse();

const other = await person(browser, base);
await other.goto('/');
const { table: guest } = await openTable(other);

async function visitor(viewport, textSize) {
  const page = await person(browser, base, { viewport });
  await chosen(page, { theme: 'night', textSize, name: 'Bea' });
  await page.goto('/?lang=xx');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { table } = await openTable(page, { seats: 10 });
  return { page, ids: { table, guest } };
}

test('nothing sticks out of 320 × 568 with text of 200 %', async () => {
  const { page, ids } = await visitor(SMALLEST, 200);
  const wrong = [];
  await tour(page, ids, async (screen) => {
    const found = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const out = [];
      if (document.documentElement.scrollWidth > width) out.push(`scrolls to ${document.documentElement.scrollWidth}`);
      const where = document.querySelector('dialog[open]') ?? document.querySelector('.frame');
      for (const each of where.querySelectorAll('*')) {
        if (each.closest('[aria-hidden=true], .vh, svg')) continue;
        const box = each.getBoundingClientRect();
        if (box.width && (box.right > width + 1 || box.left < -1))
          out.push(`${each.tagName}.${each.className} ${Math.round(box.left)} to ${Math.round(box.right)}: ${each.textContent.slice(0, 30)}`);
      }
      return out;
    });
    wrong.push(...found.map((each) => `${screen}: ${each}`));
  });
  assert.deepEqual(wrong, []);
});

test('everything to be tapped is as large as a finger', async () => {
  const { page, ids } = await visitor(PHONE, 100);
  const wrong = [];
  await tour(page, ids, async (screen) => {
    const found = await page.evaluate(() => {
      const where = document.querySelector('dialog[open]') ?? document;
      return [...where.querySelectorAll('button, a, summary, select, input:not([type=radio], [role=switch])')]
        .filter((each) => each.checkVisibility() && !each.closest('p, .credits'))
        .map((each) => [each, each.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([each, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${each.outerHTML.slice(0, 90)}`);
    });
    wrong.push(...found.map((each) => `${screen}: ${each}`));
  });
  assert.deepEqual(wrong, []);
});

// Ten players on the smallest phone, at twice the text size and in landscape too: nothing overlaps, nothing is cut off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextAsked } from './coup.js';
import { wear } from './layout.js';
import { gather, Guest, turnOf } from './guests.js';
import { browse, person, serve, SMALLEST } from './harness.js';

const LYING = { width: SMALLEST.height, height: SMALLEST.width };
const base = await serve();
const browser = await browse();

test('ten players at 320 × 568, with text at 100 and 200 %, and in landscape', async () => {
  const names = [
    'Ana',
    'Bartholomäus',
    'Cara',
    'Dario',
    'Eleonora',
    'Fiammetta',
    'Guglielmo',
    'Hortensia',
    'Ippolita',
    'Jo',
  ];
  const guests = await Promise.all(names.map((name) => Guest.come(base, name)));
  const [ana, next] = guests;
  const page = await person(browser, base, { viewport: SMALLEST, hasTouch: true });
  await ana.lend(page);
  await page.goto(`/t/${await gather(guests)}`);
  const look = async (kind) => {
    for (const [textSize, language, viewport] of [
      [100, 'de', LYING],
      [100, 'de', SMALLEST],
      [200, 'xx', SMALLEST],
    ]) {
      await page.setViewportSize(viewport);
      await wear(page, { textSize, language });
      assert.equal(await nextAsked(page), kind);
      assert.deepEqual(
        await page.evaluate(faults, kind),
        [],
        `${kind}, ${textSize} %, ${language}, ${viewport.width} × ${viewport.height}`,
      );
    }
  };
  await turnOf(ana, guests);
  await nextAsked(page);
  await look('actions');
  await page.keyboard.press('6');
  await look('picks');
  await page.keyboard.press('Escape');
  await ana.decide('income');
  await next.decide(`steal ${ana.seat}`);
  await nextAsked(page);
  await look('answers');

  // Players choose a character to block as while they see their hand.
  await wear(page, { textSize: 100, language: 'de' });
  await page.locator('.answers .block[aria-disabled=false]').click();
  await page.locator('.pick-list .pickb').nth(1).waitFor();
  for (const viewport of [SMALLEST, LYING]) {
    await page.setViewportSize(viewport);
    const [hand, act] = await Promise.all(
      ['.hand', '.act'].map((part) => page.locator(part).boundingBox()),
    );
    assert.ok(
      hand.y + hand.height <= act.y + 2,
      `the hand ends at ${hand.y + hand.height}, choices begin at ${act.y}`,
    );
    assert.ok(act.y + act.height <= viewport.height + 1, `choices end at ${act.y + act.height}`);
  }
  await page.locator('.answers .block').click();
  await page.locator('.pick-list').waitFor({ state: 'detached' });
  assert.deepEqual(page.faults, []);
});

/** The layout faults of the page. Runs in the page. */
function faults(kind) {
  const found = [];
  const box = (each) => each.getBoundingClientRect();
  const col = document.querySelector('.coup .col');
  if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways');
  const texts = document.createTreeWalker(col, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || holder.closest('.vh')) continue;
    if (box(holder).left < -1 || box(holder).right > innerWidth + 1)
      found.push(`cut off: ${texts.currentNode.data}`);
  }

  const apart = (a, b) =>
    box(a).right <= box(b).left + 1 ||
    box(b).right <= box(a).left + 1 ||
    box(a).bottom <= box(b).top + 1 ||
    box(b).bottom <= box(a).top + 1;
  const seats = [...document.querySelectorAll('.seat')];
  const stage = document.querySelector('.stage');
  seats.forEach((seat, i) => {
    if (!apart(seat, stage)) found.push(`seat ${i} and the stage overlap`);
    seats
      .slice(i + 1)
      .forEach((other) => apart(seat, other) || found.push(`seat ${i} and another overlap`));
  });

  const flame = document.querySelector('.seat .wick');
  if (innerWidth > innerHeight && flame && !apart(flame, document.querySelector('.bar-name small')))
    found.push('the flame and the text of the bar overlap');

  // At least the top of every button can be reached without scrolling.
  const primary = {
    answers: '.answers .btn',
    actions: '.actn:not(.shut)',
    cards: '.cards .card',
    picks: '.pick-list .pickb',
  }[kind];
  const buttons = [...document.querySelectorAll(primary)];
  const visible = (each) =>
    box(each).top >= 0 &&
    box(each).top + 30 <= innerHeight &&
    box(each).left >= 0 &&
    box(each).right <= innerWidth + 1;
  if (kind === 'answers' ? !buttons.every(visible) : !buttons.some(visible))
    found.push(`hidden: ${primary}`);

  const targets = [...document.querySelectorAll('.act button:not([disabled]), .bar button')].filter(
    (each) => box(each).width > 0 && !each.matches('.link'),
  );
  targets.forEach((each, i) => {
    const { width, height } = box(each);
    if (width < 43.5 || height < 43.5)
      found.push(`too small: ${each.ariaLabel ?? each.textContent} ${width}×${height}`);
    for (const other of targets.slice(i + 1)) {
      const [a, b] = [box(each), box(other)];
      const gap = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
      if (gap < 7.5)
        found.push(
          `too close: ${each.ariaLabel ?? each.textContent} and ${other.ariaLabel ?? other.textContent}`,
        );
    }
  });
  return found;
}

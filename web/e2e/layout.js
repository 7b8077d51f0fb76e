// Checks a screen: axe-core in every language and theme, and its layout on the smallest phone with the longest words
// and the largest text. Nothing is reloaded: the page follows settings that change in another window.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '../build/words.js';
import { inTurn } from './sampling.js';
import { SMALLEST } from './harness.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['night', 'day', 'contrast'];
/** A share for each screen; over all screens every language has its turn in every theme. */
const languages = inTurn(LANGUAGES);
const themes = inTurn(THEMES);

/** Changes the settings of this device, as another window would, and waits until the page shows them. */
export function wear(page, chosen) {
  return page.evaluate(dress, chosen);
}

/** Runs in the page. */
async function dress(chosen) {
  const KEY = 'contessa.settings';
  const all = { ...JSON.parse(localStorage.getItem(KEY) ?? '{}'), ...chosen };
  localStorage.setItem(KEY, JSON.stringify(all));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  const spoken = () =>
    !chosen.language ||
    document.documentElement.lang ===
      (chosen.language.startsWith('x') ? 'en' : chosen.language.split('-x-')[0]);
  while (!spoken()) await new Promise((resolve) => setTimeout(resolve, 10));
  // Words that are already loaded appear with the next task.
  if (chosen.language) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets a test pause the timers of the staging, to check a moment. */
export async function haltable(page) {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    window.setTimeout = (run, ms, ...rest) =>
      real(run, window.halted && ms >= 400 ? 600_000 : ms, ...rest);
  });
  return {
    halt: () => page.evaluate(() => (window.halted = true)),
    go: () => page.evaluate(() => (window.halted = false)),
  };
}

/**
 * Collects the faults of the screens a test looks at; `within` is the part of the page in question. On a whole screen none of
 * these parts may cover another, at any size and in either direction of writing.
 */
export function looking(page, parts) {
  const wrong = [];
  const look = async (screen, within) => {
    const found = await faults(page, { within });
    if (parts && !within) found.push(...(await covered(page, parts)));
    wrong.push(...found.map((fault) => `${screen}: ${fault.replace(/\s+/g, ' ')}`));
  };
  return { wrong, look };
}

async function covered(page, parts) {
  const found = [];
  for (const language of directions()) {
    await wear(page, { language });
    found.push(...(await overlaps(page, parts, sizes())).map((each) => `${language}: ${each}`));
  }
  await wear(page, { language: 'en' });
  return found;
}

/** Phones, upright and lying, a tablet and desktops. */
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1440, 900],
];
/** A share for each screen, and now and then mirrored or in words that break differently. */
const sizes = inTurn([...SIZES, [320, 568], [2560, 1300]]);
const directions = inTurn(['en', 'xr', 'de', 'pl', 'ja']);

/** Which of these parts of the page cover another, at six sizes or at those given. */
export async function overlaps(page, parts, sizes = SIZES) {
  const before = page.viewportSize();
  const found = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(laidOut);
    for (const pair of await page.evaluate(covering, parts))
      found.push(`${width} × ${height}: ${pair}`);
  }
  await page.setViewportSize(before);
  return found;
}

/**
 * Runs in the page: waits until it has been laid out again, and what follows its size has been placed. The clock of a halted page
 * has no animation frames, but this observer is the last to be called in a real one.
 */
function laidOut() {
  const next = () =>
    new Promise((done) => {
      const observer = new ResizeObserver(() => done(observer.disconnect()));
      observer.observe(document.documentElement);
    });
  return next().then(next);
}

/** Runs in the page. */
function covering(parts) {
  const top = document.querySelector('dialog[open]') ?? document;
  const boxes = parts.flatMap((part) =>
    [...top.querySelectorAll(part)]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ part, each, box: each.getBoundingClientRect() })),
  );
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        ({ part, each, box }) =>
          part !== one.part &&
          !each.contains(one.each) &&
          !one.each.contains(each) &&
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 2 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 2,
      )
      .map(({ part }) => `${one.part} and ${part} overlap`),
  );
}

/** The faults of the page as it is now, one a line. */
async function faults(page, { within }) {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${AXE}; window.dress = ${dress}; (${showPaper})();`);
  const found = await page.evaluate(axes, [languages(), themes(), within]);
  // Every test page asks for reduced motion.
  found.push(
    ...(await page.evaluate(() =>
      document.getAnimations().map((each) => `moves: ${each.effect.target.className}`),
    )),
  );
  found.push(...(await tight(page)));
  return found;
}

/** axe-core cannot see painted backgrounds, so a paper sheet gets the darkest of its colours. Runs in the page. */
function showPaper() {
  const style = new CSSStyleSheet();
  style.replaceSync('.sheet { background-color: var(--paper-2) }');
  document.adoptedStyleSheets.push(style);
}

/** Runs in the page. */
async function axes([languages, themes, within]) {
  const found = [];
  for (const language of languages) {
    for (const theme of themes) {
      await window.dress({ language, theme });
      // A theme changes only colours, so the other rules run once per language, and once for the whole page.
      const all = theme === themes[0];
      const rules =
        theme === 'contrast'
          ? ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']
          : ['color-contrast', 'link-in-text-block'];
      const run = await window.axe.run(
        within && !(all && language === languages[0]) ? within : document,
        {
          resultTypes: ['violations'],
          preload: false,
          ...(all
            ? { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])) }
            : { runOnly: { type: 'rule', values: rules } }),
        },
      );
      for (const each of run.violations)
        found.push(
          ...each.nodes.map(
            (node) =>
              `${language} ${theme} ${each.id}: ${node.target.join(' ')} ${node.failureSummary}`,
          ),
        );
    }
  }
  await window.dress({ language: 'en', theme: 'night' });
  return found;
}

async function tight(page) {
  const viewport = page.viewportSize();
  // Wider screens have a mouse.
  const found =
    viewport.width > 500
      ? []
      : (await page.evaluate(targets)).map(
          (each) => `${viewport.width} × ${viewport.height}: ${each}`,
        );
  await wear(page, { language: 'xx' });
  found.push(...(await page.evaluate(outside)).map((each) => `longer words: ${each}`));
  await wear(page, { language: 'xr' });
  found.push(...(await page.evaluate(outside)).map((each) => `mirrored: ${each}`));
  await page.setViewportSize(SMALLEST);
  await wear(page, { language: 'xx', textSize: 200 });
  found.push(
    ...(await page.evaluate(outside)).map((each) => `smallest phone, largest letters: ${each}`),
  );
  await page.setViewportSize(viewport);
  await wear(page, { language: 'en', textSize: 100 });
  return found;
}

/** Texts that overflow or are cut off. Runs in the page. */
function outside() {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`scrolls sideways to ${document.documentElement.scrollWidth}`);
  const top = document.querySelector('dialog[open]') ?? document.querySelector('#app');
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const holder = text.parentElement;
    if (
      !text.data.trim() ||
      !holder.checkVisibility() ||
      holder.closest('.vh, [aria-hidden=true], option, svg') ||
      // Hidden like .vh, but only where the container is small.
      getComputedStyle(holder).clipPath === 'inset(50%)'
    )
      continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const said = `"${text.data.trim().slice(0, 40)}" ${Math.round(box.left)} to ${Math.round(box.right)}`;
    for (let around = holder; around && around !== top; around = around.parentElement) {
      const edge = around.getBoundingClientRect();
      const overflow = getComputedStyle(around).overflowX;
      if (overflow === 'auto' || overflow === 'scroll') break;
      if (overflow === 'visible' || edge.width < 2) continue;
      // Player names may be shortened; they appear in full elsewhere.
      if (around.matches('b') && getComputedStyle(around).textOverflow === 'ellipsis') break;
      if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5) {
        found.push(`cut off: ${said} in ${around.tagName}.${around.className}`);
        break;
      }
    }
  }
  return found;
}

/** Targets that are too small for a finger or too close to another. Runs in the page. */
function targets() {
  const GRID = '.cell, .tap, .log button';
  const found = [];
  const top = document.querySelector('dialog[open]') ?? document;
  const name = (each) =>
    (each.ariaLabel ?? each.textContent).trim().replace(/\s+/g, ' ').slice(0, 40) ||
    each.outerHTML.slice(0, 60);
  const visible = (each) => {
    const box = each.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return (
      each.checkVisibility() &&
      hit &&
      (each === hit || each.contains(hit) || hit.closest('label')?.contains(each))
    );
  };
  const all = [...top.querySelectorAll('button, a, summary, select, input')].filter(
    (each) => visible(each) && !each.closest('p:not(.prompt, .filling), .credits'),
  );
  const whole = (each) => (each.matches('input') ? (each.closest('label') ?? each) : each);
  const boxes = all.map((each) => whole(each).getBoundingClientRect());
  // Partly scrolled away or covered by something fixed: not a neighbour of anything.
  const half = ({ left, right, top, bottom }, each) =>
    [top + 2, bottom - 2].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return !hit || !(whole(each).contains(hit) || hit.contains(each));
    });
  const covered = all.map((each, i) => half(boxes[i], each));
  all.forEach((each, i) => {
    const { width, height } = whole(each).getBoundingClientRect();
    // The claims board is a grid as wide as the screen.
    const least = each.matches('.cell') ? 24 : 43.5;
    if (width < least || height < 43.5)
      found.push(`too small: ${name(each)} ${Math.round(width)} × ${Math.round(height)}`);
    // Log entries have no gaps, and a seat can also be chosen by the button with its name.
    if (each.matches(GRID) || covered[i]) return;
    const a = boxes[i];
    for (let k = i + 1; k < all.length; k++) {
      const b = boxes[k];
      if (each.contains(all[k]) || all[k].matches(GRID) || covered[k]) continue;
      const gap = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
      if (gap < 7.5)
        found.push(`too close: ${name(each)} and ${name(all[k])} by ${gap.toFixed(1)}`);
    }
  });
  return found;
}

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { direction } from '../../src/words/language';

const SRC = `${import.meta.dirname}/../../src/`;

/** Drawings, which are not mirrored, and places that the program counts from the left. */
const EXCEPTIONS: Record<string, readonly string[]> = {
  'analysis/Curve.svelte': ['left: calc(var(--left) - 10px)'],
  'coup/board/Purse.svelte': ['padding: 0 0.5rem 0 0.25rem'],
  'coup/board/Seat.svelte': ['border-width: 1.5px 1.5px 0 0', 'left: var(--x)'],
  'coup/board/TableBackdrop.svelte': [
    'left: -16rem',
    'left: 0',
    'right: 0',
    'left: 3.3%',
    'inset: 0 auto auto 0',
  ],
  'coup/scenes/SceneCard.svelte': ['right: -2.5rem', 'right: -3rem'],
  'coup/scenes/SceneCoup.svelte': ['padding: 0.5rem 3rem 0.5rem 1.75rem'],
  'coup/view/InfluenceCard.svelte': ['left: 19%', 'left: 11%', 'right: 6%'],
  'pages/home/Hero.svelte': [
    'margin-left: calc(var(--w) / -2)',
    'left: 14%',
    'left: 24%',
    'margin-left: calc(var(--w) * -0.16)',
  ],
  'style/pieces/card.css': ['left: 20%', 'left: 8%'],
  'table/shell/Headline.svelte': [
    'margin: -100rem 0 0 -100rem',
    'left: 7%',
    'left: 24%',
    'left: 14%',
    'left: 3%',
    'right: 8%',
    'right: 25%',
    'right: 3%',
    'right: 7%',
  ],
};

const PHYSICAL_NAME =
  /^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const FOUR_SIDES = /^(margin|padding|inset|border-width)$/;

/** The values of a shorthand; what is in brackets is one of them. */
const sides = (value: string): string[] =>
  value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

/** Whether a declaration says left or right, where a page from right to left needs the other one. */
function physical(name: string, value: string): boolean {
  // A centre is the same from both sides.
  if (name === 'left' && value === '50%') return false;
  if (PHYSICAL_NAME.test(name)) return true;
  if (/^(text-align|float|clear)$/.test(name)) return /^(left|right)$/.test(value);
  const four = FOUR_SIDES.test(name) ? sides(value) : [];
  return four.length === 4 && four[1] !== four[3];
}

const styles = (file: string, text: string): string =>
  file.endsWith('.css') ? text : (/<style[^>]*>([^]*)<\/style>/.exec(text)?.[1] ?? '');

function found(file: string): string[] {
  const css = styles(file, readFileSync(SRC + file, 'utf8')).replace(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+)(?=[;}])/g)]
    .map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ').trim()] as const)
    .filter(([name, value]) => physical(name, value))
    .map(([name, value]) => `${name}: ${value}`);
}

test('style sheets say start and end, not left and right', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|svelte)$/.test(file),
  );
  const all = Object.fromEntries(
    files.map((file) => [file, found(file)]).filter(([, each]) => each!.length),
  );
  expect(all).toEqual(EXCEPTIONS);
});

test.each([
  ['margin-left', '1px', true],
  ['border-left-color', 'red', true],
  ['right', '0', true],
  ['left', '50%', false],
  ['text-align', 'right', true],
  ['text-align', 'start', false],
  ['padding', '0 1px 0 2px', true],
  ['padding', '0 calc(1px + 2px) 0 calc(1px + 2px)', false],
  ['inset', '0 calc(50% - 50vw)', false],
])('%s: %s', (name, value, expected) => {
  expect(physical(name, value)).toBe(expected);
});

test('a page is mirrored for languages that are', () => {
  expect(['en', 'ar', 'he-IL', 'hero', 'xr'].map(direction)).toEqual([
    'ltr',
    'rtl',
    'rtl',
    'ltr',
    'rtl',
  ]);
});

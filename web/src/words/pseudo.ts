import type { Dictionary } from './voice';

const ACCENTED: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Á', E: 'Ë', O: 'Ö', U: 'Ü' };

/** English made two fifths longer, to find layouts that would overflow in another language. */
export function pseudo(english: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(english).map(([key, said]) => [key, lengthen(said)]));
}

/** Variation selectors, which nobody sees: three of them are the number of a key. */
const FIRST = 0xfe00;
const BASE = 15;

/** Sentences that end with the numbers of their keys, to find the keys that a screen shows. */
export function numbered(words: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.keys(words)
      .sort()
      .map((key, n) => {
        const digits = [n / BASE ** 2, n / BASE, n].map((each) => FIRST + (Math.floor(each) % BASE));
        return [key, words[key]! + String.fromCharCode(...digits)];
      }),
  );
}

/** The numbers of the keys in a text. */
export const keyNumbers = (text: string): number[] =>
  [...text.matchAll(/[\uFE00-\uFE0E]{3}/g)].map(([digits]) =>
    [...digits].reduce((n, digit) => n * BASE + digit.charCodeAt(0) - FIRST, 0),
  );

function lengthen(said: string): string {
  // Placeholders stay as they are: they hold names, not words.
  let depth = 0;
  let plain = 0;
  let text = '';
  for (const c of said) {
    if (c === '{') depth++;
    if (depth === 0 && c.trim()) plain++;
    text += depth === 0 ? (ACCENTED[c] ?? c) : c;
    if (c === '}') depth--;
  }
  // Broken into words, so that lines can wrap.
  const more = '~'.repeat(Math.max(1, Math.round(plain * 0.4)));
  return `${text} ${more.match(/.{1,9}/g)!.join(' ')}`;
}

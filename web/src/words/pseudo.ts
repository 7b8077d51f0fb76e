import type { Dictionary } from './voice';

const ACCENTED: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Á', E: 'Ë', O: 'Ö', U: 'Ü' };

/** English made two fifths longer: what overflows in it would overflow in a language nobody has tried yet. */
export function pseudo(english: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(english).map(([key, said]) => [key, lengthen(said)]));
}

function lengthen(said: string): string {
  // Only what stands outside all places is changed: places hold names, not words.
  let depth = 0;
  let plain = 0;
  let text = '';
  for (const c of said) {
    if (c === '{') depth++;
    if (depth === 0 && c.trim()) plain++;
    text += depth === 0 ? (ACCENTED[c] ?? c) : c;
    if (c === '}') depth--;
  }
  // In words, as a longer language would be.
  const more = '~'.repeat(Math.max(1, Math.round(plain * 0.4)));
  return `${text} ${more.match(/.{1,9}/g)!.join(' ')}`;
}

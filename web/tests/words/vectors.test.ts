import { describe, expect, test } from 'vitest';
import type { Key } from '../../generated/keys';
import { LANGUAGES } from '../../build/words.js';
import { pluralClass } from '../../src/words/cldr';
import { parse } from '../../src/words/template';
import { Voice, who } from '../../src/words/voice';
import vectors from './vectors.json';

/** The terminal reads the same vectors (VectorsTest). */
test.each(LANGUAGES)('the vectors have plurals, ordinals and lists of two and three in %s', (code) => {
  const has = (each: { language: string }[]) => each.some(({ language }) => language === code);
  expect([has(vectors.plurals), has(vectors.ordinals)]).toEqual([true, true]);
  const lists = vectors.lists.filter(({ language }) => language === code);
  expect(lists.map(({ items }) => items.length)).toEqual(expect.arrayContaining([2, 3]));
});

describe('what the browser and the terminal say alike', () => {
  test.each(vectors.plurals)('$class in $language', ({ language, class: wanted, numbers }) => {
    for (const n of numbers) expect([n, pluralClass(language, false, n)]).toEqual([n, wanted]);
  });

  test.each(vectors.ordinals)('ordinal $class in $language', ({ language, class: wanted, numbers }) => {
    for (const n of numbers) expect([n, pluralClass(language, true, n)]).toEqual([n, wanted]);
  });

  test.each(vectors.lists)('$items in $language', ({ language, items, and, or }) => {
    const voice = new Voice({}, language);
    expect([voice.list(items), voice.either(items)]).toEqual([and, or]);
  });

  test.each(vectors.sentences)('$source of $n in $language', (each) => {
    const voice = new Voice({ x: each.source, you: 'You' }, each.language, '', ['-', 'Ana'], 0);
    const values = { n: each.n, ...(each.who === undefined ? {} : { who: who(each.who) }) };
    expect(voice.say('x' as Key, values)).toBe(each.said);
  });

  test.each(vectors.malformed)('a broken sentence is refused: %s', (source) => {
    expect(() => parse(source)).toThrow();
  });
});

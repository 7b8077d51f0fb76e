import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeOf } from '../../src/words/cldr';

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['de-AT', 'en-NZ'], 'en-NZ'],
  ['en', ['de-AT'], 'en-GB'],
  ['it', ['en-US'], 'it'],
  ['de', ['den', 'de-CH'], 'de-CH'],
])('numbers and dates in %s for a reader of %s are those of %s', (language, readers, locale) => {
  expect(localeOf(language, readers)).toBe(locale);
});

test('a British reader has British dates', () => {
  const date = new Date(2026, 2, 4);
  const written = (locale: string): string => date.toLocaleDateString(localeOf('en', [locale]));
  expect([written('en-GB'), written('en-US')]).toEqual(['04/03/2026', '3/4/2026']);
});

/** The faces of a style sheet: family, and the ranges of characters that it is loaded for. */
const faces = readFileSync(`${import.meta.dirname}/../../src/style/app.css`, 'utf8')
  .split('@font-face')
  .slice(1)
  .map((face) => ({
    family: /font-family: '(.+?)'/.exec(face)![1]!,
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [
      parseInt(from!, 16),
      parseInt(to ?? from!, 16),
    ]),
  }));

test.each(['Marcellus', 'Atkinson Hyperlegible Next Variable'])(
  '%s writes the letters of the languages around us',
  (family) => {
    const missing = [...'ÀÇÉÑÕÜßåæøąćęłńśźżčďěňřšťůžőűāēģķļğışșțđ¿¡“”„«»…–']
      .map((letter) => letter.codePointAt(0)!)
      .filter(
        (code) =>
          !faces.some(
            (face) =>
              face.family === family &&
              face.ranges.some(([from, to]) => from! <= code && code <= to!),
          ),
      )
      .map((code) => String.fromCodePoint(code));
    expect(missing).toEqual([]);
  },
);

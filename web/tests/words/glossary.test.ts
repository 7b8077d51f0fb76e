import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../build/words.js';

const HOME = `${import.meta.dirname}/../../..`;
const GLOSSARY = /^glossary_(.+)\.txt$/;

/** The lines of a property file that say something, as key and text. */
const lines = (file: string): [string, string][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);

/** A term as in "sfidare, sfida (never dubit…)": what to say, and what not. */
function term(text: string): { say: string[]; never: string[] } {
  const [, say = '', never = ''] = /^(.*?)(?: \(never (.*)\))?$/.exec(text)!;
  return { say: say.split(', '), never: never ? never.split(', ') : [] };
}

function pattern(word: string): RegExp {
  const open = word.endsWith('…');
  const said = word.replace('…', '').replace(/[^\p{L}\d ]/gu, '\\$&');
  return new RegExp(`(?<!\\p{L})${said}${open ? '' : '(?!\\p{L})'}`, 'iu');
}

const languages = readdirSync(`${HOME}/web/words`).flatMap((file) => GLOSSARY.exec(file)?.[1] ?? []);
const glossary = Object.fromEntries(
  languages.map((language) => [language, lines(`${HOME}/web/words/glossary_${language}.txt`)]),
);

describe.each(languages)('the glossary of %s', (language) => {
  const sentences = FOLDERS.flatMap((folder) => {
    const files = readdirSync(folder).filter((file) =>
      file.endsWith(`_${language}.properties`),
    );
    expect(files.length, folder).toBeGreaterThan(0);
    return files.flatMap((file) => lines(folder + file));
  });

  test('no sentence has a word that it forbids', () => {
    const forbidden = glossary[language]!.flatMap(([, text]) => term(text).never);
    const found = forbidden.flatMap((word) =>
      sentences
        .filter(([, said]) => pattern(word).test(said))
        .map(([key, said]) => `${key}: ${word} in “${said}”`),
    );
    expect(found).toEqual([]);
  });

  test('every term is said somewhere', () => {
    const all = sentences.map(([, said]) => said.toLowerCase()).join('\n');
    const unsaid = glossary[language]!.flatMap(([, text]) => term(text).say).filter(
      (word) => !all.includes(word.toLowerCase()),
    );
    expect(unsaid).toEqual([]);
  });
});

test('a forbidden word is found with any ending, but not inside another word', () => {
  expect(pattern('dubit…').test('Chi dubita?')).toBe(true);
  expect(pattern('dubit…').test('indubitabile')).toBe(false);
  expect(pattern('Rolle').test('Rollen')).toBe(false);
});

test('every language has a term for every concept', () => {
  const concepts = (language: string) => glossary[language]!.map(([concept]) => concept);
  const english = concepts('en').filter((concept) => concept !== 'British spelling');
  for (const language of languages.filter((each) => each !== 'en'))
    expect(concepts(language), language).toEqual(english);
});

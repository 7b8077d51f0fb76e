import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOLDERS, groups, LANGUAGES, read } from '../../build/words.js';
import { parse, type Part } from '../../src/words/template';

const TRANSLATING = readFileSync(`${import.meta.dirname}/../../../docs/translating.md`, 'utf8');
/** What they hold is the same everywhere, and said in the document for translators. */
const EVERYWHERE =
  'who by actor target against name names role card cards action edition n turn'.split(' ');
/** A name or a word that fills a placeholder, in characters. */
const FILLING = 6;

/** How long a sentence may get, whatever is chosen in it. */
function length(parts: readonly Part[]): number {
  const lengths = parts.map((part) => {
    if ('plain' in part) return part.plain.length;
    if ('slot' in part) return FILLING;
    const ways = 'choice' in part ? [part.first, part.second] : Object.values(part.classes);
    return Math.max(...ways.map(length));
  });
  return lengths.reduce((sum, each) => sum + each, 0);
}

const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([a-zA-Z]+)/g)].map((match) => match[1]!)),
];

test('the document says what fills the placeholders of every sentence', () => {
  expect(EVERYWHERE.filter((name) => !TRANSLATING.includes(`\`{${name}}\``))).toEqual([]);
});

const files = FOLDERS.flatMap((folder) =>
  [...new Set(groups(folder).map(({ file }) => file))].map((file) => ({ folder, file })),
);

describe.each(files)('the groups of keys in $file', ({ folder, file }) => {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, read(language, [folder])]));
  const ours = groups(folder).filter((group) => group.file === file);

  test.each(ours)('$keys.0: where it is seen, and how long it may be', ({ keys, comment, most }) => {
    expect(comment.length).toBeGreaterThan('At most 100 characters.'.length);
    for (const language of LANGUAGES) {
      const said = keys.map((key) => [key, words[language]!.get(key) ?? ''] as const);
      const tooLong = said.filter(([, sentence]) => !(length(parse(sentence)) <= most));
      expect([language, tooLong]).toEqual([language, []]);
      const unexplained = said
        .flatMap(([, sentence]) => placeholders(sentence))
        .filter((name) => !EVERYWHERE.includes(name) && !comment.includes(`{${name}}`));
      expect(unexplained).toEqual([]);
    }
  });
});

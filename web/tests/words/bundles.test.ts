import { describe, expect, test } from 'vitest';
import { FOLDERS, LIST, faults, read, readAll, report } from '../../build/words.js';

const [games, client, terminal, previews] = FOLDERS as [string, string, string, string];

describe.each([[[games, client]], [[games, terminal]], [[previews]]])('%j', (folders) => {
  const english = read('en', folders);

  test.each(LIST)('$code has every sentence', ({ code, partial }) => {
    expect(english.size).toBeGreaterThan(0);
    const own = read(code, folders);
    expect(faults(english, own, code, partial)).toEqual([]);
    for (const [key, said] of own) expect([key, said.trim()]).toEqual([key, said]);
  });
});

test.each([
  ['fr', 'a high mark without its narrow space', /(?<![\u202f\d]|^|[{|](zero|one|two|few|many|other))[!?:;%»]|«(?!\u202f)/u],
  ['it', 'an article that fits only some numbers', /\b(il|[dns]el|al|dal|sul) \{(n\} ?%|(chance|pass|best|next|day|time)\})/u],
  ['de', 'dots in place of a word without a space', /\S…/u],
  ['pt', 'a pronoun behind its verb', /\p{L}-se(?!\p{L})/u],
  ['fr', 'a name behind a word that would lose its vowel', /(?<!\p{L})(de|que|jusque) \{(who|by|names?|actor|target|against|claimant|to|with|other|about|challenger)\}/iu],
  ['fr', 'a participle that agrees with the reader', /t’(a|aurait|avait) (mis|pris|fait) hors/u],
] as const)('%s has nowhere %s', (code, _, wrong) => {
  const said = FOLDERS.flatMap((folder) => [...read(code, [folder])]);
  expect(said.filter(([, each]) => wrong.test(each))).toEqual([]);
});

// A clue is a note in a list; everything else is a sentence.
test.each(['de', 'es', 'fr', 'it', 'pt'])('no sentence of %s begins with a small article', (code) => {
  const said = FOLDERS.flatMap((folder) => [...read(code, [folder])]);
  const small = said.filter(([, each]) => /^[«„“¿¡]?\s*\{role\.the\}/u.test(each));
  expect(small.map(([key]) => key).filter((key) => key !== 'puzzle.clue.claim')).toEqual([]);
});

describe('a translation', () => {
  const english = new Map([
    ['role.duke', 'Duke'],
    ['role.duke.the', 'the Duke'],
    ['role.captain', 'Captain'],
    ['role.captain.the', 'the Captain'],
    ['taken', '{n} by {role.the}'],
    ['coup', 'Coup'],
  ]);
  const with_ = (...more: [string, string][]) => new Map([...english, ...more]);

  test('has every sentence, with the same placeholders', () => {
    const other = with_(['taken', '{n} {role.the} {m}']);
    other.delete('coup');
    expect(faults(english, other, 'it')).toEqual([
      'it: taken has other placeholders than English',
      'it: coup is missing',
    ]);
    expect(faults(english, other, 'it', true)).toHaveLength(1);
  });

  test('may have forms and editions of its own', () => {
    const forms: [string, string][] = [
      ['role.duke.of', 'del Duca'],
      ['role.captain.of', 'del Capitano'],
    ];
    const taken: [string, string] = ['taken', '{n} {role.of}'];
    expect(faults(english, with_(taken, ...forms), 'it')).toEqual([]);
    expect(faults(english, with_(['coup@royal', 'Colpo']), 'it')).toEqual([]);
    expect(faults(english, with_(taken, forms[0]!), 'it')).toEqual([
      'it: not every term has the form .of',
    ]);
    expect(faults(english, with_(...forms), 'it')).toHaveLength(2);
    expect(faults(english, with_(['coup.of', 'del Colpo']), 'it')).toHaveLength(1);
  });

  test('of a tenth is offered, with the rest in English', () => {
    const list = [
      { code: 'en', name: 'English' },
      { code: 'tlh', name: 'tlhIngan Hol', partial: true },
    ];
    const own = (code: string) => (code === 'en' ? english : new Map([['coup', 'Qap']]));
    const all = readAll(list, own);
    expect([all['tlh']!.get('coup'), all['tlh']!.get('role.duke')]).toEqual(['Qap', 'Duke']);
    expect(report(list, own)).toEqual([
      'tlh: 16 %, English instead of role.duke, role.duke.the, role.captain, role.captain.the, taken',
    ]);
    delete list[1]!.partial;
    expect(() => readAll(list, own)).toThrow('tlh: taken is missing');
  });
});

import type { CoupAction } from '$games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../../build/words.js';
import { stageContent } from '../../../src/coup/claims/stageContent';
import type { Character, CoupEvent, CoupView } from '../../../src/game/coup';
import { Voice } from '../../../src/words/voice';

const words = readAll();
const base: CoupView = {
  game: 'coup',
  phase: 'challenge-action',
  turn: 1,
  actor: 0,
  toMove: 1,
  players: [
    { coins: 2, hand: 2, revealed: [], allegiance: null },
    { coins: 2, hand: 2, revealed: [], allegiance: null },
  ],
  deck: 10,
  treasury: 40,
  reserve: 4,
  claim: null,
  action: null,
  winners: [],
};
const CLAIMS: [CoupAction, string | null, Character | undefined][] = [
  ['tax', 'Duke', undefined],
  ['assassinate', 'Assassin', undefined],
  ['assassinate', 'Assassin', 'Duke'],
  ['steal', 'Captain', undefined],
  ['exchange', 'Inquisitor', undefined],
  ['examine', 'Inquisitor', undefined],
  ['embezzle', 'not Duke', undefined],
  ['foreign-aid', null, undefined],
];

describe.each(LANGUAGES)('in %s', (language) => {
  const voice = new Voice(
    Object.fromEntries(words[language]!),
    language,
    'resistance',
    ['Ana', 'Bruno'],
    1,
  );

  test.each(CLAIMS)('%s as %s is one sentence that contains the claim', (move, claim, named) => {
    const history: CoupEvent[] = [{ event: 'acted', seat: 0, move, target: 1, claim }];
    const content = stageContent(
      { ...base, action: { move, target: 1, ...(named ? { named } : {}) } },
      undefined,
      history,
    );
    expect(content.kind).toBe('claim');
    if (content.kind !== 'claim') return;
    const pieces = voice.pieces(content.key, content.values);
    expect(
      pieces.findIndex((piece) => piece.slot === 'role' || piece.slot === 'action'),
    ).toBeGreaterThan(0);
    expect(pieces.at(-1)!.text).toMatch(/[.。]$/);
  });

  test.each(['foreign-aid', 'assassinate', 'steal', 'examine'] as const)(
    'a block of %s names the blocked action',
    (move) => {
      const view: CoupView = {
        ...base,
        phase: 'challenge-block',
        action: { move, target: 1 },
        claim: { seat: 1, character: 'Contessa' },
      };
      const content = stageContent(view, undefined, [
        { event: 'acted', seat: 0, move, target: 1, claim: null },
      ]);
      if (content.kind !== 'claim' || !content.under) throw new Error('no block on the stage');
      expect(content.speaker).toBe(1);
      expect(voice.say(content.key, content.values)).toMatch(/[.。]$/);
      expect(voice.say(content.under.key, content.under.values)).toContain('Ana');
    },
  );

  test.each(['lose', 'exchange', 'offer', 'verdict', 'draft', 'allegiance', 'over'] as const)(
    '%s has a sentence while the table waits',
    (phase) => {
      const content = stageContent(
        { ...base, phase, action: { move: 'examine', target: 1 }, winners: [0] },
        undefined,
        [],
      );
      if (content.kind !== 'plain') throw new Error('nothing on the stage');
      expect(voice.say(content.key, content.values)).toMatch(/[.!。！]$/);
    },
  );
});

test('a challenged claim shows the challenger', () => {
  const history: CoupEvent[] = [
    { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
    { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
  ];
  const view: CoupView = {
    ...base,
    phase: 'prove',
    action: { move: 'tax', target: null },
    claim: { seat: 0, character: 'Duke' },
  };
  expect(stageContent(view, undefined, history)).toMatchObject({
    kind: 'claim',
    speaker: 0,
    challenger: 1,
    role: 'Duke',
  });
});

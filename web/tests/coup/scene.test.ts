import type { CoupAction } from '$games';
import { describe, expect, test } from 'vitest';
import { readAll } from '../../build/words.js';
import { stageContent } from '../../src/coup/scene';
import type { Character, CoupEvent, CoupView } from '../../src/game/coup';
import { Voice } from '../../src/words/voice';

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

describe.each(['en', 'it', 'pt', 'de'])('in %s', (language) => {
  const voice = new Voice(
    Object.fromEntries(words[language]!),
    language,
    'resistance',
    ['Ana', 'Bruno'],
    1,
  );

  test.each(CLAIMS)('%s as %s is one sentence with what is claimed in it', (move, claim, named) => {
    const told: CoupEvent[] = [{ event: 'acted', seat: 0, move, target: 1, claim }];
    const lies = stageContent(
      { ...base, action: { move, target: 1, ...(named ? { named } : {}) } },
      undefined,
      told,
    );
    expect(lies.kind).toBe('claim');
    if (lies.kind !== 'claim') return;
    const pieces = voice.pieces(lies.key, lies.values);
    expect(
      pieces.findIndex((piece) => piece.slot === 'role' || piece.slot === 'action'),
    ).toBeGreaterThan(0);
    expect(pieces.at(-1)!.text).toMatch(/\.$/);
  });

  test.each(['foreign-aid', 'assassinate', 'steal', 'examine'] as const)(
    'a block of %s says what it is set against',
    (move) => {
      const view: CoupView = {
        ...base,
        phase: 'challenge-block',
        action: { move, target: 1 },
        claim: { seat: 1, character: 'Contessa' },
      };
      const lies = stageContent(view, undefined, [
        { event: 'acted', seat: 0, move, target: 1, claim: null },
      ]);
      if (lies.kind !== 'claim' || !lies.under) throw new Error('no block on the stage');
      expect(lies.speaker).toBe(1);
      expect(voice.say(lies.key, lies.values)).toMatch(/\.$/);
      expect(voice.say(lies.under.key, lies.under.values)).toContain('Ana');
    },
  );

  test.each(['lose', 'exchange', 'offer', 'verdict', 'draft', 'allegiance', 'over'] as const)(
    '%s is told while the table waits',
    (phase) => {
      const lies = stageContent(
        { ...base, phase, action: { move: 'examine', target: 1 }, winners: [0] },
        undefined,
        [],
      );
      if (lies.kind !== 'plain') throw new Error('nothing on the stage');
      expect(voice.say(lies.key, lies.values)).toMatch(/[.!]$/);
    },
  );
});

test('a glove lies on the claim that has to be proven', () => {
  const told: CoupEvent[] = [
    { event: 'acted', seat: 0, move: 'tax', target: null, claim: 'Duke' },
    { event: 'challenged', seat: 1, claimant: 0, claim: 'Duke' },
  ];
  const view: CoupView = {
    ...base,
    phase: 'prove',
    action: { move: 'tax', target: null },
    claim: { seat: 0, character: 'Duke' },
  };
  expect(stageContent(view, undefined, told)).toMatchObject({
    kind: 'claim',
    speaker: 0,
    challenger: 1,
    role: 'Duke',
  });
});

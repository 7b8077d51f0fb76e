import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CoupEvent, CoupView } from '../../src/game/coup';
import type { Puzzle } from '../../src/net/analysis';
import { reasons } from '../../src/review/reasons';
import { speech } from '../../src/words/speech.svelte';

/** Puzzles of the program as the server sends them, one at least for each reason. */
const REAL = JSON.parse(readFileSync('tests/puzzle/real.json', 'utf8')) as Puzzle[];

const view = (puzzle: Puzzle): CoupView => puzzle.replay.frames.at(-1)!.view as CoupView;
const events = (puzzle: Puzzle): CoupEvent[] =>
  puzzle.replay.frames.flatMap((frame) =>
    frame.events.flatMap((each) => (each.type === 'game' ? [each.event as CoupEvent] : [])),
  );
const size = (hand: number | string[]): number => (typeof hand === 'number' ? hand : hand.length);
const name = (card: string): string => card.split('#')[0]!;
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The claims of a seat since its hand last changed, newest first, counted anew from the end of the game. */
function claims(puzzle: Puzzle, seat: number): string[] {
  const found: string[] = [];
  const gone: string[] = [];
  for (const event of events(puzzle).toReversed()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'returned') break;
    if (event.event === 'lost') gone.push(name(event.card));
    if (event.event === 'shown' || event.event === 'declined') gone.push(event.claim);
    const claim =
      event.event === 'acted' ? event.claim : event.event === 'blocked' ? event.character : null;
    if (claim && !gone.includes(claim)) found.push(claim);
  }
  return puzzle.claim?.seat === seat ? found.slice(1) : found;
}

const whole = (chance: number): string => `${Math.round(chance * 100)}%`;
const known = (puzzle: Puzzle, move: string): string =>
  whole(puzzle.options.find((each) => each.move === move)!.known);

function told(puzzle: Puzzle): { key: string; text: string }[] {
  const voice = speech.voice.at(puzzle.replay.edition, puzzle.replay.names, puzzle.seat);
  return reasons(puzzle).map(({ key, values }) => ({ key, text: voice.say(key, values) }));
}

/** What each sentence must say, from the game and the analysis themselves. */
const TRUE: Record<string, (puzzle: Puzzle) => string> = {
  seen: (puzzle) => {
    const role = capital(puzzle.claim!.role);
    const own = view(puzzle).players[puzzle.seat]!.hand as string[];
    const open = [...view(puzzle).players.flatMap((each) => each.revealed), ...own];
    const n = open.filter((each) => name(each) === role).length;
    expect(n).toBeGreaterThan(0);
    return `With ${n} of the ${copies(puzzle)} ${role} cards in sight, this was a bluff ${bluff(puzzle)} of the time.`;
  },
  unseen: (puzzle) => {
    const role = capital(puzzle.claim!.role);
    expect(JSON.stringify(view(puzzle).players)).not.toContain(`"${role}`);
    return `None of the ${copies(puzzle)} ${role} cards was in sight; this was a bluff ${bluff(puzzle)} of the time.`;
  },
  repeated: (puzzle) => {
    const { seat } = puzzle.claim!;
    const role = capital(puzzle.claim!.role);
    const n = claims(puzzle, seat).filter((each) => each === role).length;
    return `${puzzle.replay.names[seat]} had already claimed the ${role} ${n === 1 ? 'once' : `${n} times`}; this was a bluff ${bluff(puzzle)} of the time.`;
  },
  many: (puzzle) => {
    const { seat } = puzzle.claim!;
    const different = new Set([
      capital(puzzle.claim!.role),
      ...claims(puzzle, seat).filter((each) => !each.startsWith('not ')),
    ]);
    const left = size(view(puzzle).players[seat]!.hand);
    expect(different.size).toBeGreaterThan(left);
    return `${puzzle.replay.names[seat]} had claimed ${different.size} different characters with ${left} card${left === 1 ? '' : 's'} left; this was a bluff ${bluff(puzzle)} of the time.`;
  },
  known: (puzzle) => `From what you could know, this was a bluff ${bluff(puzzle)} of the time.`,
  must: (puzzle) =>
    `Believing it won ${known(puzzle, 'pass')} of the time, challenging it ${known(puzzle, 'challenge')}.`,
  out: (puzzle) => {
    expect(size(view(puzzle).players[puzzle.claim!.seat]!.hand)).toBe(1);
    return `Once caught, ${puzzle.replay.names[puzzle.claim!.seat]} is out of the game.`;
  },
  loses: (puzzle) => {
    expect(size(view(puzzle).players[puzzle.claim!.seat]!.hand)).toBeGreaterThan(1);
    return `Caught, ${puzzle.replay.names[puzzle.claim!.seat]} loses a card.`;
  },
  last: (puzzle) => {
    expect(size(view(puzzle).players[puzzle.seat]!.hand)).toBe(1);
    return 'A wrong challenge would have put you out of the game.';
  },
  card: (puzzle) => {
    expect(size(view(puzzle).players[puzzle.seat]!.hand)).toBeGreaterThan(1);
    return 'A wrong challenge would have cost you a card.';
  },
  risk: (puzzle) =>
    `Even so, challenging it won ${known(puzzle, 'challenge')} of the time, believing it ${known(puzzle, 'pass')}.`,
  best: ({ options }) =>
    `It won ${whole(options[0]!.known)} of the time, the next best move ${whole(options[1]!.known)}.`,
  sure: ({ options }) => {
    expect(options[0]!.move).toMatch(/^coup /);
    return 'Nobody can stop a coup.';
  },
  'one-card': (puzzle) => {
    expect(size(view(puzzle).players[target(puzzle)]!.hand)).toBe(1);
    return `${puzzle.replay.names[target(puzzle)]} had only one card left.`;
  },
  rich: (puzzle) => {
    const { coins } = view(puzzle).players[target(puzzle)]!;
    expect(coins).toBeGreaterThanOrEqual(7);
    return `${puzzle.replay.names[target(puzzle)]} had ${coins} coins, enough for a coup.`;
  },
  robbed: (puzzle) => {
    const { coins } = view(puzzle).players[target(puzzle)]!;
    expect([puzzle.options[0]!.move.split(' ')[0], coins >= 7, coins - 2 < 7]).toEqual([
      'steal',
      true,
      true,
    ]);
    return `It leaves ${puzzle.replay.names[target(puzzle)]} ${coins - 2} coins: too few for a coup.`;
  },
  saved: (puzzle) => {
    const gains: Record<string, number> = { income: 1, 'foreign-aid': 2, tax: 3 };
    const [verb] = puzzle.options[0]!.move.split(' ');
    const gain = gains[verb!] ?? Math.min(2, view(puzzle).players[target(puzzle)]!.coins);
    const coins = view(puzzle).players[puzzle.seat]!.coins + gain;
    expect(coins - gain).toBeLessThan(7);
    expect(coins).toBeGreaterThanOrEqual(7);
    return `It brings you to ${coins} coins, enough for a coup.`;
  },
  holds: (puzzle) => {
    const role = CLAIMED[puzzle.options[0]!.move.split(' ')[0]!]!;
    const hand = (view(puzzle).players[puzzle.seat]!.hand as string[]).map(name);
    const held = hand.find((each) => role.includes(each));
    return `You had the ${held}, so a challenge would have cost the challenger a card.`;
  },
  told: (puzzle) => {
    const role = CLAIMED[puzzle.options[0]!.move.split(' ')[0]!]!;
    const hand = (view(puzzle).players[puzzle.seat]!.hand as string[]).map(name);
    expect(hand.some((each) => role.includes(each))).toBe(false);
    const n = claims(puzzle, puzzle.seat).filter((each) => role.includes(each)).length;
    return `You had already claimed the ${role[0]} ${n === 1 ? 'once' : `${n} times`}.`;
  },
};

const CLAIMED: Record<string, string[]> = {
  tax: ['Duke'],
  steal: ['Captain'],
  assassinate: ['Assassin'],
  exchange: ['Ambassador'],
  examine: ['Inquisitor'],
};

const bluff = (puzzle: Puzzle): string => whole(1 - puzzle.claim!.likely);
const target = (puzzle: Puzzle): number => Number(puzzle.options[0]!.move.split(' ')[1]);
const copies = (puzzle: Puzzle): string =>
  puzzle.replay.rules.find((line) => line.key === 'coup.copies')!.with['copies']!;

test.each(REAL)('puzzle $number: every sentence is true', async (puzzle) => {
  await speech.use('en');
  const said = told(puzzle);
  expect(said.length).toBeGreaterThan(0);
  for (const { key, text } of said)
    expect(text).toBe(TRUE[key.slice('puzzle.why.'.length)]!(puzzle));
});

test('every reason occurs', () => {
  const keys = new Set(REAL.flatMap((puzzle) => reasons(puzzle).map(({ key }) => key)));
  const risky = REAL.find(({ claim, options }) => claim && options[0]!.move === 'pass')!;
  const bold = { ...risky, claim: { ...risky.claim!, likely: 0.3 } };
  expect(reasons(bold).at(-1)!.key).toBe('puzzle.why.risk');
  expect([...keys, 'puzzle.why.risk'].map((key) => key.slice('puzzle.why.'.length)).sort()).toEqual(
    Object.keys(TRUE).sort(),
  );
});

test.each(['it', 'pt', 'de', 'es', 'fr', 'pl', 'ja'])(
  '%s says the same numbers of the same players',
  async (language) => {
    /** Every number but 1, which many languages write as a word, and every name. */
    const facts = (text: string, { replay }: Puzzle): string[] =>
      [
        ...[...text.matchAll(/\d+/g)].map(([number]) => number).filter((each) => each !== '1'),
        ...replay.names.filter((each) => text.includes(each)),
      ].sort();
    for (const puzzle of REAL) {
      await speech.use('en');
      const english = told(puzzle).map(({ text }) => facts(text, puzzle));
      expect(english.flat().length).toBeGreaterThan(0);
      await speech.use(language);
      expect(told(puzzle).map(({ text }) => facts(text, puzzle))).toEqual(english);
    }
    await speech.use('en');
  },
);

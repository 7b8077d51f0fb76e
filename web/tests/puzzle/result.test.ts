import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../src/net/analysis';
import { settings } from '../../src/device/settings.svelte';
import DayResult from '../../src/puzzle/DayResult.svelte';
import PuzzleResult from '../../src/puzzle/PuzzleResult.svelte';
import { speech } from '../../src/words/speech.svelte';
import { coupView } from '../views';

beforeAll(() => speech.use('en'));
/** What the server says of the others' answers. */
let times: Record<string, number> = {};
const asked = vi.fn((_path: string, _init?: RequestInit) =>
  Promise.resolve(new Response(JSON.stringify({ times }))),
);
beforeEach(() => void vi.stubGlobal('fetch', asked));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  asked.mockClear();
  times = {};
});

const player = (hand: string[] | number) => ({ coins: 2, hand, revealed: [], allegiance: null });
const PUZZLE = {
  number: 13,
  kind: 'challenge',
  seat: 0,
  replay: {
    edition: 'resistance',
    rulesOf: 'coup',
    rules: [],
    names: ['Ana', 'Bruno'],
    bots: ['', ''],
    frames: [
      {
        at: 0,
        decisions: [],
        events: [],
        view: coupView({ players: [player(['Duke']), player(1)] as never }),
      },
    ],
  },
  options: [
    { move: 'challenge', known: 0.6, margin: 0.02 },
    { move: 'pass', known: 0.4, margin: 0.02 },
  ],
  truth: [['Duke'], ['Captain']],
  claim: { seat: 1, role: 'duke', true: false, likely: 0.19 },
} as unknown as Puzzle;

function solved(move: string, fresh = false) {
  const answer = { move, right: move === 'challenge' };
  const answers = [answer, null, null, null, null];
  const next = vi.fn();
  render(PuzzleResult, {
    puzzle: PUZZLE,
    answer,
    fresh,
    title: 'Today, 1 of 5',
    answers,
    current: 0,
    next,
    last: false,
  });
  return next;
}

test('the answer is judged, explained, and the hands are shown', async () => {
  const next = solved('challenge');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Right: Challenge!');
  expect(screen.getByText(/Bruno was bluffing/)).toBeTruthy();
  expect(
    screen.getByText(/a bluff 81% of the time\. Once caught, Bruno is out of the game\./),
  ).toBeTruthy();
  expect(screen.getByText(/holds Captain/)).toBeTruthy();
  expect(screen.getByText('Puzzle 1: right')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Next puzzle' }));
  expect(next).toHaveBeenCalled();
});

test('nothing is told before the letters are open', async () => {
  settings.motion = 'off';
  solved('pass', true);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByText(/Bruno/)).toBeNull();
  const told = await screen.findByRole('heading', { level: 2 }, { timeout: 10_000 });
  expect(told.textContent).toContain('Better: Challenge');
  delete settings.motion;
});

test('the answer counts once, and the others are shown when there are enough', async () => {
  times = { challenge: 3, pass: 9 };
  solved('pass');
  expect(await screen.findByText('What 12 players chose')).toBeTruthy();
  expect(screen.getAllByText('75%')).toHaveLength(1);
  expect(asked.mock.calls.map(([path, init]) => `${init?.method} ${path}`)).toEqual([
    'GET /api/puzzles/13/answers',
  ]);
  cleanup();
  asked.mockClear();
  times = { pass: 4 };
  solved('challenge', true);
  await screen.findByRole('heading', { level: 2 }, { timeout: 10_000 });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(asked.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"move":"challenge"}' });
  expect(screen.queryByText(/players chose/)).toBeNull();
});

test('what is shared of a day says nothing about its questions', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { languages: [], clipboard: { writeText } });
  const right = { move: 'challenge', right: true };
  render(DayResult, {
    day: '2026-11-16',
    today: '2026-11-16',
    answers: [right, right, { move: 'pass', right: false }, right, right],
    streak: 3,
    go: vi.fn(),
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const [text] = writeText.mock.calls[0] as [string];
  expect(text).toMatch(
    /^Contessa, (November 16|16 November): 🟩🟩❌🟩🟩 4\/5 My streak: 3 days\. http.*\/puzzle\/2026-11-16$/u,
  );
  vi.unstubAllGlobals();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../src/net/analysis';
import PuzzleResult from '../../src/pages/puzzle/PuzzleResult.svelte';
import { speech } from '../../src/words/speech.svelte';
import { coupView } from '../views';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

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

function solved(move: string, daily: boolean) {
  const right = move === 'challenge';
  const record = { streak: 3, best: 3, answers: { 13: { move, right } } };
  const answer = { move, right };
  render(PuzzleResult, { puzzle: PUZZLE, answer, daily, streak: 3, record, next: vi.fn() });
}

test('the answer is judged, the hands are shown, and nothing of it is in the text to share', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { languages: [], clipboard: { writeText } });
  solved('challenge', true);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Right: Challenge!');
  expect(screen.getByText(/Bruno was bluffing.*81%/s)).toBeTruthy();
  expect(screen.getByText(/holds Captain/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const [text] = writeText.mock.calls[0] as [string];
  expect(text).toMatch(/^Contessa puzzle 14: .*My streak: 3 days\. http.*\/puzzle\/14$/);
  expect(text).not.toMatch(/challenge|bluff|Captain/i);
  vi.unstubAllGlobals();
});

test('a wrong answer names the better one, and practice has no streak', () => {
  solved('pass', false);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Better: Challenge');
  expect(screen.getByRole('region', { name: 'Share without spoilers' }).textContent).not.toContain(
    'streak',
  );
});

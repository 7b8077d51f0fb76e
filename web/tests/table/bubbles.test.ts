import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Happening, TableView } from '$wire';
import { Bubbles } from '../../src/table/bubbles.svelte';
import { speech } from '../../src/words/speech.svelte';

const LAUGH = { type: 'emote', seat: 1, emote: 'laugh' } as const;
const at = (bot?: string): TableView =>
  ({
    options: { game: 'coup' },
    rules: [],
    seats: [
      { seat: 0, occupant: 'person', name: 'Ana' },
      { seat: 1, occupant: bot ? 'bot' : 'person', name: 'Beppe', ...(bot ? { bot } : {}) },
    ],
    you: { seat: 0, muted: [] },
  }) as unknown as TableView;

beforeAll(() => speech.use('en'));
beforeEach(() => void vi.useFakeTimers());

test('a character puts a feeling into words, once a game', () => {
  const bubbles = new Bubbles();
  bubbles.hear([LAUGH], at('beppe'));
  expect(bubbles.now[1]).toEqual({ text: 'Even I didn’t expect that!' });
  bubbles.hear([LAUGH], at('beppe'));
  expect(bubbles.now[1]?.emote).toBe('laugh');
  bubbles.hear([{ type: 'started' } as Happening, LAUGH], at('beppe'));
  expect(bubbles.now[1]?.emote).toBeUndefined();
});

test('a person shows a mask', () => {
  const bubbles = new Bubbles();
  bubbles.hear([LAUGH], at());
  expect(bubbles.now[1]?.emote).toBe('laugh');
});

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Asking } from '$wire';
import type { CoupPlayer } from '../../../src/game/coup';
import { TableTalk } from '../../../src/coup/talk/tableTalk.svelte';
import { speech } from '../../../src/words/speech.svelte';
import { coupView } from '../../views';
import InShell from '../InShell.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

/** Ana's phone at a party; she has claimed the Duke, and Bruno was asked. */
function phone(busy: boolean, asked: number): HTMLElement {
  const player = (hand: CoupPlayer['hand']) =>
    ({ hand, revealed: [], coins: 3, allegiance: null }) as CoupPlayer;
  const now = Date.now();
  const asking = {
    phase: 'challenge-action',
    sealed: false,
    seats: [asked],
    pending: [asked],
    since: now,
    deadline: now + 30_000,
  } as unknown as Asking;
  const view = {
    stage: 'playing',
    seats: ['Ana', 'Bruno'].map((name, seat) => ({ seat, name, occupant: 'person' })),
    you: { seat: 0, muted: [], order: 'ask' },
    options: { game: 'coup', rules: { edition: 'resistance' }, talk: 'off', party: {} },
    rules: [],
    asking,
    view: coupView({
      phase: 'challenge-action',
      actor: 0,
      claim: { seat: 0, character: 'Duke' },
      action: { move: 'tax', target: null },
      players: [player(['Duke']), player(1)],
    }),
  };
  const table = { view, log: [], offline: [], sending: 0, listen: () => () => undefined } as never;
  const scene = { kind: 'loss', seat: 1, card: 'Duke', reason: 'challenge', out: true };
  const staging = { busy, scene: busy ? scene : undefined, step: 'verdict', skip: vi.fn() };
  return render(InShell, {
    table,
    staging: staging as never,
    talk: new TableTalk(table),
    choose: vi.fn(),
  }).container;
}

test('while the big screen tells what happened, a phone neither counts down nor waits', () => {
  const told = phone(true, 0);
  screen.getByText(/Eyes on the big screen/);
  expect(screen.queryByText(/Waiting for/)).toBeNull();
  expect(told.querySelector('.clock')).toBeNull();
  cleanup();
  const asked = phone(false, 1);
  screen.getByText(/Waiting for Bruno/);
  expect(asked.querySelector('.clock')).not.toBeNull();
});

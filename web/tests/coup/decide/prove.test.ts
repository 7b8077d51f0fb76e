import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../../../src/coup/view/choices';
import Prove from '../../../src/coup/decide/Prove.svelte';
import { speech } from '../../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function challenged(...choices: string[]): ReturnType<typeof vi.fn> {
  const choose = vi.fn();
  render(Prove, {
    choices: choices.map(read),
    claim: { role: 'Captain', denied: false },
    challenger: 1,
    last: false,
    voice: speech.voice.at('resistance', ['Ana', 'Bruno'], 0),
    ready: true,
    choose,
  });
  return choose;
}

const giveUp = (): HTMLElement => screen.getByRole('button', { name: /^(Don’t show|Admit)/ });

test('showing the card comes first, and Enter or 1 shows it', async () => {
  const choose = challenged('decline', 'show Captain');
  expect(screen.getAllByRole('button')[0]!.textContent).toContain('Show the Captain');
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(choose).toHaveBeenLastCalledWith('show Captain');
  await fireEvent.keyDown(document.body, { key: '1' });
  expect(choose).toHaveBeenCalledTimes(2);
});

test('a true card is given up only by a held press, never by the space bar', async () => {
  const choose = challenged('show Captain', 'decline');
  await fireEvent.keyDown(document.body, { key: ' ' });
  await fireEvent.pointerDown(giveUp());
  await vi.advanceTimersByTimeAsync(500);
  await fireEvent.pointerUp(giveUp());
  await fireEvent.click(giveUp(), { detail: 1 });
  expect(choose).not.toHaveBeenCalled();
  expect(await fireEvent.keyDown(giveUp(), { key: ' ' }), 'the space bar presses it').toBe(false);
  await fireEvent.pointerDown(giveUp());
  await vi.advanceTimersByTimeAsync(600);
  expect(choose).toHaveBeenCalledExactlyOnceWith('decline');
});

test('without a pointer giving up takes two presses', async () => {
  const choose = challenged('show Captain', 'decline');
  await fireEvent.click(giveUp(), { detail: 0 });
  expect(choose).not.toHaveBeenCalled();
  screen.getByText('Hold the button to keep the card hidden.');
  const repeated = { key: 'Enter', repeat: true };
  expect(await fireEvent.keyDown(giveUp(), repeated), 'a held key presses it again').toBe(false);
  await fireEvent.click(giveUp(), { detail: 0 });
  expect(choose).toHaveBeenCalledExactlyOnceWith('decline');
});

test('without the card there is nothing to hold', async () => {
  const choose = challenged('decline');
  await fireEvent.click(giveUp());
  expect(choose).toHaveBeenCalledExactlyOnceWith('decline');
});

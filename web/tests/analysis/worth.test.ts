import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Worth from '../../src/analysis/Worth.svelte';
import type { AnalysisStep } from '../../src/net/analysis';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const plan = {
  step: 4,
  seat: 0,
  move: 'plan thief=A snitch=B',
  kind: 'plan',
  options: [
    { move: 'plan thief=C snitch=D', known: 0.46, margin: 0.02 },
    { move: 'plan thief=A snitch=B', known: 0.38, margin: 0.02, played: true },
  ],
} as AnalysisStep;

test('a plan of Coup Royal has its worth against what the others could be expected to do', () => {
  const explore = vi.fn();
  const voice = speech.voice.at('royal', ['Ana', 'Bruno'], 0);
  render(Worth, { step: plan, voice, places: { A: 'The Mint' }, explore });
  const options = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(options[0]).toContain('46%');
  expect(options[1]).toMatch(/The Mint.*38%.*played/s);
  expect(screen.getByText(/the others were likely/)).toBeTruthy();
  expect(screen.getByText('−8%')).toBeTruthy();
  screen.getByRole('button', { name: 'Play on from here' }).click();
  expect(explore).toHaveBeenCalledWith(plan);
});

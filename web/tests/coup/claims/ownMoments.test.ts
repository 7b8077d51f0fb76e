import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Replay } from '$wire';
import type { Claim } from '../../../src/coup/claims/claimAnalysis';
import OwnMoments from '../../../src/coup/claims/OwnMoments.svelte';
import { speech } from '../../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

test.each([
  [[1], /didn’t have\.\s+Bruno believed you\./],
  [[1, 2], /didn’t have\.\s+Everybody believed you\./],
])('the best bluff tells who could have doubted it: %j', (doubters, sentence) => {
  const best: Claim = {
    seat: 0,
    turn: 3,
    frame: 4,
    claim: 'Duke',
    action: 'tax',
    block: false,
    against: null,
    true: false,
    fate: 'believed',
    stoodIn: [],
    doubters,
    stake: 1,
  };
  const { container } = render(OwnMoments, {
    replay: { table: 't', game: 1, commitment: '' } as Replay,
    own: { best },
    voice: speech.voice.at('resistance', ['Ana', 'Bruno', 'Cara'], 0),
    top: false,
  });
  expect(container.textContent).toMatch(sentence);
});

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { settings } from '../../src/device/settings.svelte';
import Seconds from '../../src/table/Seconds.svelte';
import { announcer } from '../../src/ui/announcer.svelte';
import { route } from '../../src/ui/route.svelte';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
beforeEach(() => {
  announcer.notes = [];
  delete settings.bankTold;
});
afterEach(cleanup);

const told = (): string[] => announcer.notes.map((note) => note.text);

test('the time bank is explained once', () => {
  render(Seconds, { rest: { seconds: 12, bank: false } as never });
  expect(told()).toEqual([]);
  render(Seconds, { rest: { seconds: 55, bank: true } as never });
  render(Seconds, { rest: { seconds: 54, bank: true } as never });
  expect(told()).toEqual(['The hourglass is the time bank: extra seconds for hard decisions.']);
});

test('a big screen has no tips, which would lie over the table', () => {
  route.go('/t/abc/tv');
  render(Seconds, { rest: { seconds: 55, bank: true } as never });
  expect(told()).toEqual([]);
  route.go('/');
});

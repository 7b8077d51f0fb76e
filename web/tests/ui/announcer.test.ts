import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcer, showToast } from '../../src/ui/announcer.svelte';

const heard = () => announcer.polite.replace('\u200b', '');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('two announcements of one moment are both read', () => {
  announce('Bo robs the mint.');
  announce('Where tonight?');
  expect(heard()).toBe('Bo robs the mint. Where tonight?');
});

test('a later announcement stands alone', () => {
  announce('Bo robs the mint.');
  vi.runAllTimers();
  announce('Where tonight?');
  expect(heard()).toBe('Where tonight?');
});

test('a repeated announcement is a new text', () => {
  announce('Where tonight?');
  const first = announcer.polite;
  vi.runAllTimers();
  announce('Where tonight?');
  expect(announcer.polite).not.toBe(first);
});

test('urgent announcements do not wait in the polite line', () => {
  announce('Bo robs the mint.');
  announce('Your turn.', true);
  expect(heard()).toBe('Bo robs the mint.');
  expect(announcer.urgent).toContain('Your turn.');
});

test('a toast goes when the reader goes on, a refusal stays', () => {
  showToast('Bruno, 3 coins.');
  showToast('Too late.', true);
  announcer.dismiss();
  expect(announcer.notes.map((note) => note.text)).toEqual(['Too late.']);
});

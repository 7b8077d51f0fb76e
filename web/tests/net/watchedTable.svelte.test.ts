import { expect, test } from 'vitest';
import { withoutDeleted } from '../../src/net/watchedTable.svelte';

test('a deleted message loses its words, and no other does', () => {
  const line = (n: number, at: number, seat: number, text: string) => ({
    n,
    at,
    event: { type: 'said', seat, text } as const,
  });
  const log = [line(1, 10, 0, 'hello'), line(2, 20, 0, 'insult'), line(3, 20, 1, 'same moment')];
  const left = withoutDeleted(log, [{ type: 'deleted', seat: 0, at: 20 }]);
  expect(left.map(({ event }) => event.type === 'said' && event.text)).toEqual([
    'hello',
    '',
    'same moment',
  ]);
  expect(withoutDeleted(log, [{ type: 'closed' }])).toBe(log);
});

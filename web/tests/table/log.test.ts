import { cleanup, fireEvent, render } from '@testing-library/svelte';
import type { TableView } from '$wire';
import { afterEach, beforeAll, expect, test } from 'vitest';
import LogPanel from '../../src/table/shell/LogPanel.svelte';
import type { Chapter } from '../../src/table/history';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));
afterEach(cleanup);

const view = { stage: 'playing', options: { game: 'coup' } } as TableView;
const chapters: Chapter[] = [
  { turn: 1, lines: [{ icon: 'coin', pieces: [{ text: 'Ana takes 1 coin.' }] }] },
];

test('the log follows until the reader scrolls up, whatever comes in meanwhile', async () => {
  const { container } = render(LogPanel, { chapters, view });
  const list = container.querySelector<HTMLElement>('.ledger')!;
  const scrolledTo = async (scrollTop: number, scrollHeight: number): Promise<boolean> => {
    Object.defineProperties(list, {
      clientHeight: { value: 100, configurable: true },
      scrollHeight: { value: scrollHeight, configurable: true },
      scrollTop: { value: scrollTop, configurable: true, writable: true },
    });
    await fireEvent.scroll(list);
    return !container.querySelector('.newest');
  };
  expect(await scrolledTo(400, 500)).toBe(true);
  // A new turn came in before the list was told that it had been scrolled to the last one.
  expect(await scrolledTo(410, 600)).toBe(true);
  expect(await scrolledTo(200, 600)).toBe(false);
  expect(await scrolledTo(500, 600)).toBe(true);
});

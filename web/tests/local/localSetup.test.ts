import { afterEach, expect, test, vi } from 'vitest';
import type { BotInfo } from '$wire';
import { atHome, begin } from '../../src/local/play/localSetup';
import { pathOf } from '../../src/local/localTables';
import { deviceApi } from '../../src/net/api';
import type { NewCommand } from '../../src/net/connection.svelte';
import { defaultSetup } from '../../src/rules/tableSetup';

const sent: [viewer: string, command: NewCommand][] = [];
let refusal: string | undefined;

vi.mock('../../src/net/lines', () => ({
  lineOf: (_table: string, viewer: string) => ({
    command: (_: string, command: NewCommand) => {
      sent.push([viewer, command]);
      return Promise.resolve({ type: 'reply', id: '', ok: !refusal, refused: refusal });
    },
  }),
}));

const create = vi.spyOn(deviceApi, 'create').mockResolvedValue({ table: 'local-1', code: '' });
const BOTS = ['lazzaro', 'beppe', 'taddea'].map((name) => ({
  name,
  about: '',
  level: 1,
  style: '',
  games: ['coup', 'royal'],
})) as unknown as BotInfo[];
const setup = { ...defaultSetup(), seats: 4 };

afterEach(() => {
  sent.splice(0);
  refusal = undefined;
  localStorage.clear();
  create.mockClear();
});

test('nobody waits for a clock who waits for the device; alone, a clock may be chosen', () => {
  expect(atHome({ ...setup, clock: 'blitz' }, 3).clock).toBe('untimed');
  expect(atHome({ ...setup, clock: 'blitz' }, 1).clock).toBe('blitz');
  expect(atHome({ ...setup, seats: 2 }, 5).seats).toBe(5);
  expect(atHome({ ...setup, open: true, programs: true }, 2)).toMatchObject({
    open: false,
    programs: false,
  });
});

test('one person starts against bots on all other seats', async () => {
  expect(await begin(setup, { people: ['Ana'], bot: '' }, BOTS)).toBe('local-1');
  expect(create.mock.calls[0]![0]).toMatchObject({ name: 'Ana', start: true });
  expect(create.mock.calls[0]![0].bots).toHaveLength(3);
  expect(sent).toEqual([]);
  expect(pathOf('local-1')).toBe('/t/local-1');
});

test('several people sit down in their order, then the bots, and the device goes round', async () => {
  await begin(setup, { people: ['Ana', 'Bruno', 'Cara'], bot: 'beppe' }, BOTS);
  expect(create.mock.calls[0]![0]).toMatchObject({ name: 'Ana', start: false, bots: [] });
  expect(sent).toEqual([
    ['person-2', { do: 'sit', name: 'Bruno', seat: 1 }],
    ['person-3', { do: 'sit', name: 'Cara', seat: 2 }],
    ['person-1', { do: 'add-bot', seat: 3, bot: 'beppe' }],
    ['person-1', { do: 'start' }],
  ]);
  expect(pathOf('local-1')).toBe('/pass/local-1');
});

test('a name that is refused stops the game from starting', async () => {
  refusal = 'bad-name';
  await expect(begin(setup, { people: ['Ana', 'Bruno'], bot: '' }, BOTS)).rejects.toMatchObject({
    error: 'bad-name',
  });
  expect(sent).toHaveLength(1);
  expect(pathOf('local-1')).toBe('/t/local-1');
});

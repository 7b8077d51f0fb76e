import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { BotInfo, Refused } from '$wire';
import { atHome, begin } from '../../src/local/play/localSetup';
import { pathOf } from '../../src/local/localTables';
import { deviceApi } from '../../src/net/api';
import { defaultSetup } from '../../src/rules/tableSetup';
import { FakeLines, TABLE } from './fakeLines';

const BOTS = ['lazzaro', 'beppe', 'taddea'].map((name) => ({
  name,
  about: '',
  level: 1,
  style: '',
  games: ['coup', 'royal'],
})) as unknown as BotInfo[];
const setup = { ...defaultSetup(), seats: 4 };

let lines: FakeLines;
let create: MockInstance<typeof deviceApi.create>;

beforeEach(() => {
  lines = new FakeLines();
  create = vi.spyOn(deviceApi, 'create').mockResolvedValue({ table: TABLE, code: '' });
});
afterEach(() => {
  lines.restore();
  localStorage.clear();
});

/** Answers every command of the people at the device as soon as it comes. */
async function begun(people: string[], bot = '', refused?: Refused): Promise<unknown[]> {
  const push = lines.sent.push.bind(lines.sent);
  lines.sent.push = (...sent) => {
    sent.forEach(({ answer }) => answer(refused ? { ok: false, refused } : {}));
    return push(...sent);
  };
  await begin(setup, { people, bot }, BOTS);
  return lines.sent.map(({ viewer, command }) => [viewer, command]);
}

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
  expect(await begun(['Ana'])).toEqual([]);
  expect(create.mock.calls[0]![0]).toMatchObject({ name: 'Ana', start: true });
  expect(create.mock.calls[0]![0].bots).toHaveLength(3);
  expect(pathOf(TABLE)).toBe('/t/local-1');
});

test('several people sit down in their order, then the bots, and the device goes round', async () => {
  const sent = await begun(['Ana', 'Bruno', 'Cara'], 'beppe');
  expect(create.mock.calls[0]![0]).toMatchObject({ name: 'Ana', start: false, bots: [] });
  expect(sent).toEqual([
    ['person-2', { do: 'sit', name: 'Bruno', seat: 1 }],
    ['person-3', { do: 'sit', name: 'Cara', seat: 2 }],
    ['person-1', { do: 'add-bot', seat: 3, bot: 'beppe' }],
    ['person-1', { do: 'start' }],
  ]);
  expect(pathOf(TABLE)).toBe('/pass/local-1');
});

test('a name that is refused stops the game from starting', async () => {
  await expect(begun(['Ana', 'Bruno'], '', 'bad-name')).rejects.toMatchObject({
    error: 'bad-name',
  });
  expect(lines.sent).toHaveLength(1);
  expect(pathOf(TABLE)).toBe('/t/local-1');
});

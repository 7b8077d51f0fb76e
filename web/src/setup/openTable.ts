import { EDITIONS } from '$editions';
import type { BotInfo, TableView } from '$wire';
import { settings } from '../device/settings.svelte';
import type { Guest } from '../ladder/guest';
import { company, ladder } from '../ladder/ladder';
import { loadCourt, saveCourt, together } from '../ladder/record';
import { type Api, anywhere, api, deviceApi } from '../net/api';
import { meAt } from '../net/session.svelte';
import { optionsOf, type TableSetup } from '../rules/tableSetup';
import { attempt } from '../ui/refusal';
import { route } from '../ui/route.svelte';
import { characters } from './bots';
import { lastSetup } from './lastSetup';

/** The name to sit down with: the last one used on this device, or the one the server made up. */
export async function ownName(where: Api = api): Promise<string> {
  const me = await meAt(where);
  return settings.name ?? me.name;
}

/** Who plays against the reader next: characters around their place at court, after this one. */
export function opponents(
  known: readonly BotInfo[],
  game: string,
  count: number,
  first?: string,
): string[] {
  const offered = characters(known, game).filter((each) => each !== first);
  const place = ladder(together(loadCourt()));
  return first ? [first, ...company(place, offered, count - 1)] : company(place, offered, count);
}

/**
 * Creates a table and goes there; with bots on all other seats the game starts at once, and without a connection it is
 * played on this device.
 */
export function openTable(
  setup: TableSetup,
  bots: 'none' | 'all',
  opened?: (table: string) => void,
  guest?: string,
): Promise<unknown> {
  return attempt(async () => {
    const create = async (where: Api): Promise<string> => {
      const [name, known] = await Promise.all([ownName(where), bots === 'all' ? where.bots() : []]);
      const { game } = EDITIONS[setup.edition];
      const made = await where.create({
        name,
        options: optionsOf(setup),
        bots: bots === 'all' ? opponents(known, game, setup.seats - 1, guest) : [],
        start: bots === 'all',
      });
      return made.table;
    };
    const table = await (bots === 'all' ? anywhere(create) : create(api));
    opened?.(table);
    route.go(`/t/${table}`);
  });
}

/** A table with the guest of the week, by the guest's rule. */
export const openGuest = ({ week, bot, setup }: Guest): Promise<unknown> =>
  openTable(setup, 'all', (table) => saveCourt({ ...loadCourt(), guest: { week, table } }), bot);

/** A private table with the rules of the last one; they are changed in its lobby. */
export const openWithFriends = (): Promise<unknown> =>
  openTable({ ...lastSetup(), open: false }, 'none');

/** Friends who crowd around a television. */
const PARTY_SEATS = 6;

/** Opens a party on this screen, which takes no seat: the first phone becomes the host. */
export function openParty(games: number): Promise<unknown> {
  return attempt(async () => {
    const setup = lastSetup();
    const options = optionsOf({
      ...setup,
      seats: Math.max(PARTY_SEATS, setup.seats),
      open: false,
      watchers: true,
      reveal: true,
      party: games,
    });
    const { table } = await api.create({ name: await ownName(), options, bots: [], start: false });
    await api.command(table, { do: 'stand', id: crypto.randomUUID() });
    route.go(`/t/${table}/tv`);
  });
}

/** The same game against the same bots from the deal on, on this device: the server alone has the cards of the old one. */
export function startHere({ options, seats, you }: TableView): Promise<unknown> {
  return attempt(async () => {
    const { table } = await deviceApi.create({
      name: seats[you.seat ?? 0]?.name ?? (await ownName(deviceApi)),
      options: { ...options, open: false, programs: false, clock: 'untimed' },
      bots: seats.flatMap(({ bot }) => bot ?? []),
      start: true,
    });
    route.go(`/t/${table}`);
  });
}

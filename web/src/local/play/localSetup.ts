import { EDITIONS } from '$editions';
import type { BotInfo } from '$wire';
import { Refusal, deviceApi } from '../../net/api';
import type { NewCommand } from '../../net/connection.svelte';
import { WatchedTable } from '../../net/watchedTable.svelte';
import { optionsOf, type TableSetup } from '../../rules/tableSetup';
import { mixedBots, near } from '../../setup/bots';
import { opponents } from '../../setup/openTable';
import { guest, rememberPassed } from '../localTables';

/** The people at this device, and who the bots on all other seats are: this one and its equals, or any. */
export interface Company {
  people: readonly string[];
  bot: string;
}

/** Nobody else can come to such a table. */
const AT_HOME = {
  open: false,
  talk: 'off',
  watchers: true,
  programs: false,
  reveal: true,
  strict: false,
  language: undefined,
} as const;

export const atHome = (setup: TableSetup, people: number): TableSetup => ({
  ...setup,
  ...AT_HOME,
  // Whoever waits for the device loses no time.
  clock: people > 1 ? 'untimed' : setup.clock,
  ghosts: people === 1,
  seats: Math.max(setup.seats, people),
});

/** Seats everybody and starts; the id of the table. */
export async function begin(
  setup: TableSetup,
  { people, bot }: Company,
  known: readonly BotInfo[],
): Promise<string> {
  const home = atHome(setup, people.length);
  const { game } = EDITIONS[home.edition];
  const free = home.seats - people.length;
  const mixed = people.length === 1 ? opponents : mixedBots;
  const bots = bot ? near(known, game, bot, free) : mixed(known, game, free);
  const { table } = await deviceApi.create({
    name: people[0]!,
    options: optionsOf(home),
    bots: people.length > 1 ? [] : bots,
    start: people.length === 1,
  });
  if (people.length === 1) return table;
  const as = async (seat: number, command: NewCommand): Promise<void> => {
    const reply = await new WatchedTable(table, guest(seat)).command(command);
    if (!reply.ok) throw new Refusal(409, reply.refused ?? 'unavailable');
  };
  for (const [seat, name] of people.entries()) if (seat) await as(seat, { do: 'sit', name, seat });
  for (const [i, each] of bots.entries())
    await as(0, { do: 'add-bot', seat: people.length + i, bot: each });
  await as(0, { do: 'start' });
  rememberPassed(table);
  return table;
}

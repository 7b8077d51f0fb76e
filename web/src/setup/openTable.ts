import { EDITIONS } from '$editions';
import { settings } from '../device/settings.svelte';
import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { optionsOf, type TableSetup } from '../rules/tableSetup';
import { attempt } from '../ui/refusal';
import { route } from '../ui/route.svelte';
import { mixedBots } from './bots';

/** The name to sit down with: the last one used on this device, or the one the server made up. */
export async function ownName(): Promise<string> {
  const me = await session.open();
  return settings.name ?? me.name;
}

/** Creates a table and goes there; with bots on all other seats the game starts at once. */
export function openTable(
  setup: TableSetup,
  bots: 'none' | 'all',
  opened?: (table: string) => void,
): Promise<unknown> {
  return attempt(async () => {
    const [name, known] = await Promise.all([ownName(), bots === 'all' ? api.bots() : []]);
    const { game } = EDITIONS[setup.edition];
    const all = bots === 'all' ? mixedBots(known, game, setup.seats - 1) : [];
    const { table } = await api.create({
      name,
      options: optionsOf(setup),
      bots: all,
      start: bots === 'all',
    });
    opened?.(table);
    route.go(`/t/${table}`);
  });
}

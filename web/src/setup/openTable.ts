import { EDITIONS } from '$editions';
import { settings } from '../device/settings.svelte';
import { type Api, anywhere, api } from '../net/api';
import { meAt } from '../net/session.svelte';
import { optionsOf, type TableSetup } from '../rules/tableSetup';
import { attempt } from '../ui/refusal';
import { route } from '../ui/route.svelte';
import { mixedBots } from './bots';

/** The name to sit down with: the last one used on this device, or the one the server made up. */
export async function ownName(where: Api = api): Promise<string> {
  const me = await meAt(where);
  return settings.name ?? me.name;
}

/**
 * Creates a table and goes there; with bots on all other seats the game starts at once, and without a connection it is
 * played on this device.
 */
export function openTable(
  setup: TableSetup,
  bots: 'none' | 'all',
  opened?: (table: string) => void,
): Promise<unknown> {
  return attempt(async () => {
    const create = async (where: Api): Promise<string> => {
      const [name, known] = await Promise.all([ownName(where), bots === 'all' ? where.bots() : []]);
      const { game } = EDITIONS[setup.edition];
      const made = await where.create({
        name,
        options: optionsOf(setup),
        bots: bots === 'all' ? mixedBots(known, game, setup.seats - 1) : [],
        start: bots === 'all',
      });
      return made.table;
    };
    const table = await (bots === 'all' ? anywhere(create) : create(api));
    opened?.(table);
    route.go(`/t/${table}`);
  });
}

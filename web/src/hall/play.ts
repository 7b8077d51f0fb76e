import { api } from '../net/api';
import { myself } from '../net/me.svelte';
import { attempt } from '../ui/refusal';
import { route } from '../ui/route.svelte';
import { settings } from '../ui/settings.svelte';
import { company } from './bots';
import { toOptions, usual, type Wish } from './wish';

const KEY = 'contessa.table';

/** The table that was set up last, or the usual one. */
export function lastWish(): Wish {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wish>) };
  } catch {
    return usual();
  }
}

export function remember(wish: Wish): void {
  localStorage.setItem(KEY, JSON.stringify(wish));
}

/** The name to sit down with: the one taken last, or the one that the server made up. */
export async function ownName(): Promise<string> {
  const me = await myself.open();
  return settings.name ?? me.name;
}

/** Opens a table and goes there; with bots on all other seats the game begins at once. */
export function open(wish: Wish, bots: 'none' | 'all'): Promise<unknown> {
  return attempt(async () => {
    const name = await ownName();
    const all = bots === 'all' ? company(wish.seats - 1) : [];
    const { table } = await api.create({ name, options: toOptions(wish), bots: all, start: bots === 'all' });
    route.go(`/t/${table}`);
  });
}

/** A code as it was made, however it was written down; `undefined` while it is not complete. */
export function readCode(written: string): string | undefined {
  const code = tidyCode(written);
  return code.length === 8 ? code : undefined;
}

/** Only what can be in a code: letters are large, and what looks like another letter is that letter. */
export function tidyCode(written: string): string {
  return written
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('U', 'V')
    .replace(/[01IO]/g, '')
    .slice(0, 8);
}

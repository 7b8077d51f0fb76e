import type { CourtDeeds, MyRatings } from '$wire';
import { changeSettings } from '../device/settings.svelte';
import { standalone } from '../device/site';
import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { type CourtRecord, type Deeds, type Game, loadCourt, newCourt, saveCourt } from './record';

/** What this device tells the server. */
export const telling = ({ device, here }: CourtRecord): CourtDeeds => ({
  device,
  met: Object.entries(here.met).map(([bot, tally]) => ({ bot, ...tally })),
  ratings: Object.entries(here.ratings).map(([game, standing]) => ({ game, ...standing })),
});

const told = ({ met, ratings }: CourtDeeds): Deeds => ({
  met: Object.fromEntries(met.map(({ bot, games, won }) => [bot, { games, won }])),
  ratings: Object.fromEntries(ratings.map(({ game, ...standing }) => [game as Game, standing])),
});

/** The record after the server's answer: what the other devices counted, and nothing if it was deleted there. */
export function merged(
  record: CourtRecord,
  court: readonly CourtDeeds[],
  player: string,
): CourtRecord {
  const deleted = record.told === player && !court.some(({ device }) => device === record.device);
  return {
    ...(deleted ? newCourt() : record),
    there: court.filter(({ device }) => device !== record.device).map(told),
    told: player,
  };
}

const isSame = (a: CourtDeeds | undefined, b: CourtDeeds): boolean =>
  JSON.stringify(a && telling({ ...newCourt(), device: a.device, here: told(a) })) ===
  JSON.stringify(b);

/** Exchanges what the devices of a player know, so that a lost one loses nothing. Without a server, nothing happens. */
export async function syncCourt(): Promise<MyRatings | undefined> {
  if (standalone) return undefined;
  const me = await session.open();
  const mine = await api.myRatings();
  changeSettings({ rated: mine.rated });
  if (!mine.rated) return mine;
  const record = merged(loadCourt(), mine.court, me.player);
  const own = telling(record);
  const known = mine.court.find(({ device }) => device === record.device);
  if (own.met.length && !isSame(known, own)) await api.tellCourt(own);
  // Before the first game there is nothing to tell.
  saveCourt(own.met.length ? record : { ...record, told: undefined });
  return mine;
}

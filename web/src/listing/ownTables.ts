import { forgetPassed, isLocal } from '../local/localTables';
import type { TableSummary, TableView } from '$wire';

/** What a link back to a table shows. */
export type OwnTable = Pick<TableSummary, 'table' | 'edition' | 'stage' | 'players' | 'winners'>;

/** The games this device has a seat in, as last seen: home draws their links at once, so that nothing moves later. */
const KEY = 'contessa.seats';

export const goesOn = ({ stage }: { stage: TableSummary['stage'] }): boolean =>
  stage === 'lobby' || stage === 'playing';

export function keptTables(): OwnTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as OwnTable[];
  } catch {
    return [];
  }
}

/** Those of this device, which no server knows. */
export const localTables = (): OwnTable[] => keptTables().filter(({ table }) => isLocal(table));

export function keepTables(tables: readonly OwnTable[]): void {
  localStorage.setItem(
    KEY,
    JSON.stringify(
      tables.map(({ table, edition, stage, players }) => ({ table, edition, stage, players })),
    ),
  );
}

/** The games of this device have been deleted. */
export function forgetLocalTables(): void {
  forgetPassed();
  keepTables(keptTables().filter(({ table }) => !isLocal(table)));
}

/** A table that this device has just seen from its seat. */
export function keepTable(view: TableView, edition: string): void {
  const others = keptTables().filter(({ table }) => table !== view.table);
  const own = {
    table: view.table,
    edition,
    stage: view.stage,
    players: view.seats.flatMap(({ name }) => name ?? []),
  };
  keepTables(goesOn(view) && view.you.seat !== undefined ? [own, ...others] : others);
}

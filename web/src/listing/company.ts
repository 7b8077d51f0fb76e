import type { TableSummary } from '$wire';

/** How many people, not bots, are at a table. */
export const peopleAt = ({ players, bots }: TableSummary): number => players.length - bots;

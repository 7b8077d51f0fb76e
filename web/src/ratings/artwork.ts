import { drawings } from '../ui/drawings';

/** Drawings of these pages only, so that the first page does not load them. */
export const DRAWN = drawings(
  import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
);

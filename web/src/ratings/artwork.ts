import { drawings } from '../ui/drawings';

/** What only these pages show, and what is therefore not fetched with the first one. */
export const DRAWN = drawings(
  import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
);

import { route } from './route.svelte';

/** `/t/{id}/tv`: the table on a big screen for everybody in the room, to be looked at and not touched. */
export const isTv = (): boolean => route.parts[0] === 't' && route.parts[2] === 'tv';

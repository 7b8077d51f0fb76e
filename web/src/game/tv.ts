import { route } from '../ui/route.svelte';

/** `/t/{id}/tv`: the table on a big screen for everybody in the room, without controls. */
export const isTv = (): boolean => route.parts[0] === 't' && route.parts[2] === 'tv';

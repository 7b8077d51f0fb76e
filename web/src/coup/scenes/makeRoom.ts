import type { Shell } from '../../table/shell.svelte';
import type { Scene } from './coupStaging.svelte';

/** Closes the sheet of a player, which would hide a reveal on a phone. */
export function makeRoom(scene: Scene | undefined, shell: Shell): void {
  if (scene?.kind === 'reveal' && shell.panel === 'player') shell.close();
}

import type { Shell } from '../../table/shell.svelte';
import { announcer } from '../../ui/announcer.svelte';
import type { Scene } from './coupStaging.svelte';

/** Closes the sheet of a player, which would hide a reveal on a phone, and takes away what lies over a scene. */
export function makeRoom(scene: Scene | undefined, shell: Shell): void {
  if (scene && scene.kind !== 'answers') announcer.dismiss();
  if (scene?.kind === 'reveal' && shell.panel === 'player') shell.close();
}

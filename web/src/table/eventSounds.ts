import { settings, soundOn } from '../device/settings.svelte';
import { playSound, type Sound } from '../device/sound';
import type { CoupEvent } from '../game/coup';
import type { RoyalEvent } from '../game/royal';

const SOUND_OF: Partial<Record<(CoupEvent | RoyalEvent)['event'], Sound>> = {
  acted: 'paper',
  challenged: 'seal',
  shown: 'seal',
  declined: 'hush',
  blocked: 'seal',
  coins: 'coin',
  lost: 'hush',
  drew: 'paper',
  plans: 'paper',
  location: 'seal',
  gained: 'coin',
  secret: 'paper',
  item: 'coin',
  documents: 'hush',
  traded: 'coin',
  scored: 'coin',
  won: 'call',
};

/** A sound of a scene, which tells nothing that the stage does not show. */
export function playScene(sound: Sound, after = 0): void {
  if (soundOn()) playSound(sound, after);
}

/** Plays the sounds of these events, and the call if the player has just been asked to decide. */
export function playEvents(events: readonly (CoupEvent | RoyalEvent)[], called: boolean): void {
  if (called && settings.haptics) navigator.vibrate?.(30);
  if (!soundOn()) return;
  const sounds = [...new Set(events.flatMap((event) => SOUND_OF[event.event] ?? []))].slice(0, 2);
  if (called) sounds.push('call');
  sounds.forEach((sound, i) => playSound(sound, i * 0.12));
}

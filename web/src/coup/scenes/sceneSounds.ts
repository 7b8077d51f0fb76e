import { playScene } from '../../table/eventSounds';
import type { Scene } from './coupStaging.svelte';

/** The sound of a step of a scene. None tells anything of the end, and those of a bluff are the same as of the truth. */
export function soundScene(scene: Scene | undefined, step: string): void {
  switch (scene?.kind) {
    case 'answers':
      // An objection has the sound of its event.
      if (step !== '0' && (Number(step) < scene.seats.length || scene.last === 'pass'))
        playScene('seal');
      if (Number(step) < scene.seats.length) playScene('heart', 0.12);
      break;
    case 'coup':
      if (step === 'beat') playScene('drum');
      break;
    case 'reveal':
      if (step === 'beat') playScene('paper');
      break;
    case 'held':
      playScene('seal');
      break;
  }
}

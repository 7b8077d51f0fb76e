import { speech } from '../words/speech.svelte';
import { Refusal } from '../net/api';
import { tell } from './announcer.svelte';

/** Why something was refused, in the reader's language. */
export function whyNot(word: string | undefined): string {
  const key = `refused.${word}`;
  return speech.voice.say(speech.voice.has(key) ? key : 'refused.unavailable');
}

/** Why something that was tried has failed. */
export function reason(failure: unknown): string {
  return whyNot(failure instanceof Refusal ? failure.error : undefined);
}

/** Does it, and tells why if it was refused; what comes back is `undefined` then. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (refusal) {
    tell(reason(refusal), true);
    return undefined;
  }
}

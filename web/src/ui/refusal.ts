import { speech } from '../words/speech.svelte';
import { Refusal } from '../net/api';
import { showToast } from './announcer.svelte';

/** The reason for a refusal, in the reader's language. */
export function refusalText(word: string | undefined): string {
  const key = `refused.${word}`;
  return speech.voice.say(speech.voice.has(key) ? key : 'refused.unavailable');
}

/** The reason for a failure, in the reader's language. */
export function failureText(failure: unknown): string {
  return refusalText(failure instanceof Refusal ? failure.error : undefined);
}

/** Runs a request; if it is refused, shows the reason and resolves to `undefined`. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (refusal) {
    showToast(failureText(refusal), true);
    return undefined;
  }
}

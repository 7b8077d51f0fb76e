import { speech } from '../words/speech.svelte';
import { settings } from '../device/settings.svelte';
import { DEFAULT_VOLUME } from '../device/sound';

/** A voice of this device for the reader's language; voices of other hosts are not asked. */
function voice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const own = speechSynthesis
    .getVoices()
    .filter((each) => each.localService && each.lang.startsWith(speech.voice.language));
  return own.find((each) => each.default) ?? own[0];
}

/** Speaks where that was wished. What was still to be said is dropped when there is more: the table does not wait. */
export function aloud(text: string, urgent = false): void {
  if (!settings.speech) return;
  const spoken = voice();
  if (!spoken) return;
  if (urgent || speechSynthesis.pending) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.voice = spoken;
  words.lang = spoken.lang;
  words.volume = settings.volume ?? DEFAULT_VOLUME;
  speechSynthesis.speak(words);
}

/** Whether this device can speak the reader's language; some load their voices only when asked. */
export function canSpeak(): Promise<boolean> {
  if (!('speechSynthesis' in window)) return Promise.resolve(false);
  if (speechSynthesis.getVoices().length) return Promise.resolve(voice() !== undefined);
  return new Promise((answer) => {
    const say = (): void => answer(voice() !== undefined);
    speechSynthesis.addEventListener('voiceschanged', say, { once: true });
    setTimeout(say, 1000);
  });
}

import { speech } from '../words/speech.svelte';
import { settings } from '../device/settings.svelte';
import { DEFAULT_VOLUME } from '../device/sound';

/** A local voice for the reader's language; voices that need another host are not used. */
function voice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const own = speechSynthesis
    .getVoices()
    .filter((each) => each.localService && each.lang.startsWith(speech.voice.language));
  return own.find((each) => each.default) ?? own[0];
}

/** Speaks a text if speech is on. New text drops text that is still waiting, because the table does not wait. */
export function speakAloud(text: string, urgent = false): void {
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

/** Whether this device can speak the reader's language; some devices load their voices late. */
export function canSpeak(): Promise<boolean> {
  if (!('speechSynthesis' in window)) return Promise.resolve(false);
  if (speechSynthesis.getVoices().length) return Promise.resolve(voice() !== undefined);
  return new Promise((answer) => {
    const say = (): void => answer(voice() !== undefined);
    speechSynthesis.addEventListener('voiceschanged', say, { once: true });
    setTimeout(say, 1000);
  });
}

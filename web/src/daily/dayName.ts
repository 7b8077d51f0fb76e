import { speech } from '../words/speech.svelte';

/** A day, as the reader's language writes it. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(speech.voice.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));

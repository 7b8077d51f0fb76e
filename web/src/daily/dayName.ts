import { speech } from '../words/speech.svelte';

/** A day, as the reader's language writes it. */
export function dayName(day: string): string {
  const said = new Intl.DateTimeFormat(speech.voice.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  // Intl does not know that the first of a month is an ordinal in French.
  return speech.voice.language === 'fr' ? said.replace(/^1 /, '1er ') : said;
}

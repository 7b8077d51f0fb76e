import { speech } from '../words/speech.svelte';

/** A chance as a whole percentage, as the reader's language writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.voice.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(chance);
}

/** A change of chance with its sign; a typographic minus. */
export function change(by: number): string {
  return new Intl.NumberFormat(speech.voice.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
    .format(by)
    .replace('-', '−');
}

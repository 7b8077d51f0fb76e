import { speech } from '../words/speech.svelte';

/** A chance as a whole percentage, as the reader's language writes it. */
export function percent(chance: number): string {
  return new Intl.NumberFormat(speech.voice.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(chance);
}

/** A change of chance with its sign; a typographic minus. */
export function change(by: number): string {
  return new Intl.NumberFormat(speech.voice.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
    .format(by)
    .replace('-', '−');
}

/** The chances of all players add up to 100 % when they are written; what each player knew need not. */
export function written(chances: readonly number[]): number[] {
  const sum = chances.reduce((all, each) => all + each, 0);
  return Math.abs(sum - 1) < 0.005 ? hundredths(chances) : [...chances];
}

/** Shares of a whole, rounded so that they still add up to 100 %: those cut off most are rounded up. */
export function hundredths(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const missing = 100 - whole.reduce((sum, each) => sum + each, 0);
  const order = shares
    .map((share, at) => ({ at, rest: share * 100 - (whole[at] ?? 0) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { at } of order.slice(0, missing)) whole[at] = (whole[at] ?? 0) + 1;
  return whole.map((each) => each / 100);
}

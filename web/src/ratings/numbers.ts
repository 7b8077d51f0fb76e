/** Numbers and dates in the reader's language. */

/** A rating has one decimal, and a sign only if negative. */
export function rating(language: string, value: number): string {
  const said = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  return said.format(value).replace('-', '−');
}

/** The share of games won. */
export function share(language: string, won: number, games: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(games ? won / games : 0);
}

export function day(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

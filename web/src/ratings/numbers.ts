/** Numbers and dates as the reader's locale writes them. */

/** A rating has one decimal, and a sign only if negative. */
export function rating(locale: string, value: number): string {
  const said = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  return said.format(value).replace('-', '−');
}

/** The share of games won. */
export function share(locale: string, won: number, games: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(games ? won / games : 0);
}

export function day(locale: string, at: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
}

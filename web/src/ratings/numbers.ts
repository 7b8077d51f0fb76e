/** Numbers as the reader's language writes them. */

/** A rating has one digit after the point, and a sign only below zero. */
export function rating(language: string, value: number): string {
  const said = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  return said.format(value).replace('-', '−');
}

/** Of so many games, as a share. */
export function share(language: string, won: number, games: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(games ? won / games : 0);
}

export function day(language: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
}

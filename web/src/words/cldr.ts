/** What Unicode's CLDR says about a language. To make a formatter takes long, so each is made once. */
const lists = new Map<string, Intl.ListFormat>();
const plurals = new Map<string, Intl.PluralRules>();

/** Our English is British: "A, B and C", without a comma before "and". */
const region = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** The first of the reader's locales that is of this language; its numbers and dates are those the reader is used to. */
export function localeOf(language: string, readers: readonly string[]): string {
  return (
    readers.find((each) => each === language || each.startsWith(`${language}-`)) ?? region(language)
  );
}

export function joined(
  language: string,
  type: 'conjunction' | 'disjunction',
  items: readonly string[],
): string {
  const key = language + type;
  let format = lists.get(key);
  if (!format) lists.set(key, (format = new Intl.ListFormat(region(language), { type })));
  return format.format(items);
}

/** As in `few` for 3 in Polish, or for the ordinal of 3 in English. */
export function pluralClass(language: string, ordinal: boolean, n: number): Intl.LDMLPluralRule {
  const key = language + ordinal;
  let rules = plurals.get(key);
  if (!rules)
    plurals.set(
      key,
      (rules = new Intl.PluralRules(region(language), { type: ordinal ? 'ordinal' : 'cardinal' })),
    );
  return rules.select(n);
}

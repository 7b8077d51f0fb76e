/** The emblem of an action: the claimed character, or a symbol. */
export function emblem(action: string, exchanger = 'Ambassador'): string {
  const claims: Record<string, string> = {
    tax: 'duke',
    embezzle: 'duke',
    assassinate: 'assassin',
    steal: 'captain',
    exchange: exchanger.toLowerCase(),
    examine: 'inquisitor',
    coup: 'crown',
    income: 'coin',
    'foreign-aid': 'letter',
    convert: 'shield',
  };
  return claims[action] ?? 'letter';
}

export const CHARACTERS = new Set([
  'duke',
  'assassin',
  'captain',
  'ambassador',
  'inquisitor',
  'contessa',
]);
/** The letter on an emblem, the same in every language. */
export const ROLE_LETTERS: Record<string, string> = {
  duke: 'D',
  assassin: 'A',
  captain: 'C',
  ambassador: 'M',
  contessa: 'T',
  inquisitor: 'Q',
};

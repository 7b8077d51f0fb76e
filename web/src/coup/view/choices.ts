/** A choice of a decision, parsed from its notation. The server alone decides which choices there are. */
export type Choice =
  | { verb: 'act'; text: string; action: string; target?: number; role?: string }
  | { verb: 'pass' | 'challenge' | 'decline' | 'return' | 'swap'; text: string }
  | { verb: 'block'; text: string; role: string }
  | { verb: 'choose'; text: string; side: string }
  | { verb: 'show' | 'lose' | 'offer' | 'pick' | 'keep'; text: string; cards: string[] };

export type ActionChoice = Extract<Choice, { verb: 'act' }>;
export type CardChoice = Extract<Choice, { cards: string[] }>;
export type BlockChoice = Extract<Choice, { verb: 'block' }>;

export function read(text: string): Choice {
  const [verb = '', ...words] = text.split(' ');
  switch (verb) {
    case 'pass':
    case 'challenge':
    case 'decline':
    case 'return':
    case 'swap':
      return { verb, text };
    case 'block':
      return { verb, text, role: words[0] ?? '' };
    case 'choose':
      return { verb, text, side: words[0] ?? '' };
    case 'show':
    case 'lose':
    case 'offer':
    case 'pick':
    case 'keep':
      return { verb, text, cards: words };
    default:
      return act(text, verb, words);
  }
}

function act(text: string, action: string, words: string[]): ActionChoice {
  const found: ActionChoice = { verb: 'act', text, action };
  for (const word of words) {
    if (/^\d$/.test(word)) found.target = Number(word);
    else found.role = word;
  }
  return found;
}

export const isAct = (choice: Choice): choice is ActionChoice => choice.verb === 'act';
export const isOfCards = (choice: Choice): choice is CardChoice => 'cards' in choice;
export const isBlock = (choice: Choice): choice is BlockChoice => choice.verb === 'block';

/** All choices for one action. Where two characters exchange, it is two possibleActions, since it makes two claims. */
export interface PossibleAction {
  id: string;
  action: string;
  /** The character claimed for an exchange, if the choice names one. */
  exchanger?: string;
  acts: ActionChoice[];
}

export function possibleActions(choices: readonly Choice[]): PossibleAction[] {
  const found = new Map<string, PossibleAction>();
  for (const choice of choices.filter(isAct)) {
    const exchanger = choice.action === 'exchange' ? choice.role : undefined;
    const id = exchanger ? `${choice.action} ${exchanger}` : choice.action;
    const possible = found.get(id) ?? { id, action: choice.action, exchanger, acts: [] };
    possible.acts.push(choice);
    found.set(id, possible);
  }
  return [...found.values()];
}

export const targets = (possible: PossibleAction): number[] => [
  ...new Set(possible.acts.flatMap((each) => (each.target === undefined ? [] : [each.target]))),
];

/** The characters that can be named against a seat; empty if the attack names none. */
export const named = (possible: PossibleAction, target: number): string[] =>
  possible.exchanger
    ? []
    : possible.acts.flatMap((each) => (each.target === target && each.role ? [each.role] : []));

/** The choice of exactly these cards, in any order. */
export function taking(
  choices: readonly Choice[],
  cards: readonly string[],
): CardChoice | undefined {
  const wanted = [...cards].sort().join(' ');
  return choices.filter(isOfCards).find((each) => [...each.cards].sort().join(' ') === wanted);
}

export interface Card {
  /** As the notation writes it. */
  text: string;
  role: string;
  /** In lower case, for emblems and word keys. */
  id: string;
  copy?: number;
}

export function card(text: string): Card {
  const [role = '', copy] = text.split('#');
  return { text, role, id: role.toLowerCase(), ...(copy ? { copy: Number(copy) } : {}) };
}

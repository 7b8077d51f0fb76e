import type { Clock, TableOptions, Talk } from '$wire';
import { EDITIONS } from '$editions';

export type Edition = keyof typeof EDITIONS;
export const ALL_EDITIONS = Object.keys(EDITIONS) as Edition[];

/** The options of Coup; what they mean is said by the words `option.…`. */
export interface CoupRules {
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  art: 'identical' | 'distinct';
  mayDecline: boolean;
  replacement: 'before-action' | 'after-action';
  firstPlayerCoins: number;
  draft: boolean;
  declared: 'off' | 'coup' | 'coup-and-assassinate';
  contessaBlocksExamine: boolean;
  allegiances: boolean;
}

/** A table as somebody wishes it: what the server is told, with the game and all of its rules in view. */
export interface Wish extends Required<Omit<TableOptions, 'game' | 'rules' | 'language'>>, Pick<TableOptions, 'language'> {
  edition: Edition;
  /** Of Coup; Coup Royal has none. */
  rules?: CoupRules;
}

export const CLOCKS: readonly Clock[] = ['blitz', 'standard', 'relaxed', 'untimed', 'turn-based'];
export const TALKS: readonly Talk[] = ['chat', 'emotes', 'off'];

export function printed(edition: Edition): CoupRules | undefined {
  const facts = EDITIONS[edition];
  return 'options' in facts ? { ...facts.options } : undefined;
}

/** What somebody gets who has not chosen anything yet. */
export function usual(): Wish {
  return {
    edition: 'resistance',
    rules: printed('resistance'),
    seats: 4,
    open: false,
    clock: 'standard',
    talk: 'chat',
    strict: false,
    memoryAid: true,
    watchers: true,
    programs: false,
    reveal: true,
    ghosts: false,
  };
}

/** The same table with another game on it: its rules as printed, and not more seats than it is for. */
export function withEdition(wish: Wish, edition: Edition): Wish {
  return tidy({ ...wish, edition, rules: printed(edition) });
}

/** Without what cannot be: the rules refuse some options together. */
export function tidy(wish: Wish): Wish {
  const { fewest, most } = EDITIONS[wish.edition];
  const seats = Math.min(most, Math.max(fewest, wish.seats));
  const rules = wish.rules && {
    ...wish.rules,
    contessaBlocksExamine: wish.rules.contessaBlocksExamine && hasInquisitor(wish.rules),
  };
  return { ...wish, seats, rules };
}

export function hasInquisitor(rules: CoupRules): boolean {
  return rules.exchanger !== 'ambassador';
}

/** Whether any rule is not as printed. */
export function isHouseRules(wish: Wish): boolean {
  return Object.keys(changedRules(wish)).length > 0;
}

/** As the server is told: of the rules only what differs from the edition. */
export function toOptions(wish: Wish): TableOptions {
  const { edition, rules, ...rest } = tidy(wish);
  return { ...rest, game: EDITIONS[edition].game, rules: { edition, ...changedRules({ ...rest, edition, rules }) } };
}

/** The rules that are not as printed. */
export function changedRules(wish: Wish): Partial<CoupRules> {
  const usual = printed(wish.edition);
  if (!usual || !wish.rules) return {};
  const changed = Object.entries(wish.rules).filter(
    ([option, value]) =>
      value !== usual[option as keyof CoupRules] &&
      // The draft is for exactly two, and a table with more seats may have more players.
      (option !== 'draft' || wish.seats === 2),
  );
  return Object.fromEntries(changed) as Partial<CoupRules>;
}

/** The wish behind a table that is there. */
export function fromOptions(options: TableOptions): Wish {
  const { game, rules: said, ...rest } = options;
  const { edition = game === 'royal' ? 'royal' : 'resistance', ...changed } = (said ?? {}) as Partial<CoupRules> & {
    edition?: Edition;
  };
  const rules = printed(edition);
  return { ...rest, ghosts: rest.ghosts ?? false, edition, rules: rules && { ...rules, ...changed } };
}

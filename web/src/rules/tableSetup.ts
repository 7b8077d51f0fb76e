import type { Clock, TableOptions, Talk } from '$wire';
import { EDITIONS } from '$editions';

export type Edition = keyof typeof EDITIONS;
export const ALL_EDITIONS = Object.keys(EDITIONS) as Edition[];

/** The options of Coup; what they mean is said by the words `option.…`. */
export interface CoupOptions {
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
export interface TableSetup
  extends
    Required<Omit<TableOptions, 'game' | 'rules' | 'language'>>,
    Pick<TableOptions, 'language'> {
  edition: Edition;
  /** Of Coup; Coup Royal has none. */
  rules?: CoupOptions;
}

export const CLOCKS: readonly Clock[] = ['blitz', 'standard', 'relaxed', 'untimed', 'turn-based'];
export const TALKS: readonly Talk[] = ['chat', 'emotes', 'off'];

export function printed(edition: Edition): CoupOptions | undefined {
  const facts = EDITIONS[edition];
  return 'options' in facts ? { ...facts.options } : undefined;
}

/** What somebody gets who has not chosen anything yet. */
export function defaultSetup(): TableSetup {
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
export function withEdition(setup: TableSetup, edition: Edition): TableSetup {
  return tidy({ ...setup, edition, rules: printed(edition) });
}

/** Without what cannot be: the rules refuse some options together. */
export function tidy(setup: TableSetup): TableSetup {
  const { fewest, most } = EDITIONS[setup.edition];
  const seats = Math.min(most, Math.max(fewest, setup.seats));
  const rules = setup.rules && {
    ...setup.rules,
    contessaBlocksExamine: setup.rules.contessaBlocksExamine && hasInquisitor(setup.rules),
  };
  return { ...setup, seats, rules };
}

export function hasInquisitor(rules: CoupOptions): boolean {
  return rules.exchanger !== 'ambassador';
}

/** Whether any rule is not as printed. */
export function isHouseRules(setup: TableSetup): boolean {
  return Object.keys(changedRules(setup)).length > 0;
}

/** As the server is told: of the rules only what differs from the edition. */
export function optionsOf(setup: TableSetup): TableOptions {
  const { edition, rules, ...rest } = tidy(setup);
  return {
    ...rest,
    game: EDITIONS[edition].game,
    rules: { edition, ...changedRules({ ...rest, edition, rules }) },
  };
}

/** The rules that are not as printed. */
export function changedRules(setup: TableSetup): Partial<CoupOptions> {
  const asPrinted = printed(setup.edition);
  if (!asPrinted || !setup.rules) return {};
  const changed = Object.entries(setup.rules).filter(
    ([option, value]) =>
      value !== asPrinted[option as keyof CoupOptions] &&
      // The draft is for exactly two, and a table with more seats may have more players.
      (option !== 'draft' || setup.seats === 2),
  );
  return Object.fromEntries(changed) as Partial<CoupOptions>;
}

/** The setup behind a table that is there. */
export function setupOf(options: TableOptions): TableSetup {
  const { game, rules: said, ...rest } = options;
  const { edition = game === 'royal' ? 'royal' : 'resistance', ...changed } = (said ??
    {}) as Partial<CoupOptions> & {
    edition?: Edition;
  };
  const rules = printed(edition);
  return {
    ...rest,
    ghosts: rest.ghosts ?? false,
    edition,
    rules: rules && { ...rules, ...changed },
  };
}

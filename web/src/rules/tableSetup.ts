import type { Clock, TableOptions, Talk } from '$wire';
import { EDITIONS } from '$editions';

export type Edition = keyof typeof EDITIONS;
export const ALL_EDITIONS = Object.keys(EDITIONS) as Edition[];

/** The options of Coup; the words `option.…` describe them. */
export interface CoupOptions {
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  /** With the Inquisitor only; exchanging is usual. */
  inquisitorExchanges?: boolean;
  art: 'identical' | 'distinct';
  mayDecline: boolean;
  replacement: 'before-action' | 'after-action';
  firstPlayerCoins: number;
  draft: boolean;
  declared: 'off' | 'coup' | 'coup-and-assassinate';
  contessaBlocksExamine: boolean;
  allegiances: boolean;
}

/** A table to be created: the server's options, with the edition and all of its rules spelled out. */
export interface TableSetup
  extends
    Required<Omit<TableOptions, 'game' | 'rules' | 'language' | 'begins' | 'party'>>,
    Pick<TableOptions, 'language' | 'begins' | 'party'> {
  edition: Edition;
  /** For Coup; Coup Royal has none. */
  rules?: CoupOptions;
}

export const CLOCKS: readonly Clock[] = ['blitz', 'standard', 'relaxed', 'untimed', 'turn-based'];
export const TALKS: readonly Talk[] = ['chat', 'emotes', 'off'];

export function printed(edition: Edition): CoupOptions | undefined {
  const facts = EDITIONS[edition];
  return 'options' in facts ? { ...facts.options } : undefined;
}

/** The setup before any choice was made. */
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
    ghosts: true,
  };
}

/** About how long a game takes, in minutes. */
export function minutes({ edition, seats }: Pick<TableSetup, 'edition' | 'seats'>): number {
  return edition === 'royal' ? 5 + seats : Math.max(3, seats + Math.max(0, seats - 6));
}

/** The same table with another edition: its printed rules, and at most its number of seats. */
export function withEdition(setup: TableSetup, edition: Edition): TableSetup {
  return tidy({ ...setup, edition, rules: printed(edition) });
}

/** Drops impossible combinations of options. */
export function tidy(setup: TableSetup): TableSetup {
  const { fewest, most } = EDITIONS[setup.edition];
  const seats = Math.min(most, Math.max(fewest, setup.seats));
  const begins =
    setup.rules && setup.begins !== undefined && setup.begins < seats ? setup.begins : undefined;
  return { ...setup, seats, rules: setup.rules && possible(setup.rules), begins };
}

function possible({ inquisitorExchanges, ...rules }: CoupOptions): CoupOptions {
  return hasInquisitor(rules)
    ? { ...rules, inquisitorExchanges: inquisitorExchanges ?? true }
    : { ...rules, contessaBlocksExamine: false };
}

export function hasInquisitor(rules: CoupOptions): boolean {
  return rules.exchanger !== 'ambassador';
}

/** Whether any rule differs from the printed ones. */
export function isHouseRules(setup: TableSetup): boolean {
  return Object.keys(changedRules(setup)).length > 0;
}

/** The options for the server: of the rules only those that differ from the edition. */
export function optionsOf(setup: TableSetup): TableOptions {
  const { edition, rules, ...rest } = tidy(setup);
  return {
    ...rest,
    game: EDITIONS[edition].game,
    rules: { edition, ...changedRules({ ...rest, edition, rules }) },
  };
}

/** The rules that differ from the printed ones. */
export function changedRules(setup: TableSetup): Partial<CoupOptions> {
  const asPrinted = printed(setup.edition);
  if (!asPrinted || !setup.rules) return {};
  const changed = Object.entries(setup.rules).filter(
    ([option, value]) =>
      value !== { inquisitorExchanges: true, ...asPrinted }[option as keyof CoupOptions] &&
      // The draft is for exactly two players, and a table with more seats may have more.
      (option !== 'draft' || setup.seats === 2),
  );
  return Object.fromEntries(changed) as Partial<CoupOptions>;
}

/** The setup of an existing table. */
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

import type { RuleLine } from '$wire';

/** The rules of this table, as far as the display depends on them. */
export interface TableRules {
  edition: string;
  copies: number;
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  inquisitorExchanges: boolean;
  allegiances: boolean;
  contessaBlocksExamine: boolean;
  declared: 'off' | 'coup' | 'coup-and-assassinate';
  /** A true card need not be shown, so a claim that is not shown need not be a lie. */
  mayDecline: boolean;
  roles: string[];
}

export function readRules(rules: readonly RuleLine[]): TableRules {
  const line = (key: string): RuleLine | undefined =>
    rules.find((each) => each.key.startsWith(key));
  const exchanger = (line('coup.exchanger.')?.key.slice('coup.exchanger.'.length) ??
    'ambassador') as TableRules['exchanger'];
  const roles = ['Duke', 'Assassin', 'Captain', 'Ambassador', 'Inquisitor', 'Contessa'].filter(
    (role) =>
      (role !== 'Ambassador' || exchanger !== 'inquisitor') &&
      (role !== 'Inquisitor' || exchanger !== 'ambassador'),
  );
  return {
    edition: line('coup.edition')?.with.edition ?? '',
    copies: Number(line('coup.copies')?.with.copies ?? 3),
    exchanger,
    inquisitorExchanges: line('coup.inquisitor-examines') === undefined,
    allegiances: line('coup.allegiances') !== undefined,
    contessaBlocksExamine: line('coup.contessa-blocks-examine') !== undefined,
    declared: (line('coup.declared.')?.key.slice('coup.declared.'.length) ??
      'off') as TableRules['declared'],
    mayDecline: line('coup.may-decline') !== undefined,
    roles,
  };
}

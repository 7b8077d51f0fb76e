import type { RuleLine } from '$wire';
import { CLOCKS, type RuleKey } from '$editions';
import type { Key } from '../../generated/keys';
import type { Voice } from '../words/voice';
import { changedRules, type CoupOptions, type TableSetup } from './tableSetup';

const EMBLEMS: Record<string, string> = {
  'city-state': 'duke',
  resistance: 'contessa',
  brazilian: 'captain',
  reformation: 'inquisitor',
  royal: 'sneak',
};

/** The emblem of an edition. */
export function emblemOf(edition: string): string {
  return EMBLEMS[edition] ?? 'crown';
}

type Said = (voice: Voice, values: Record<string, string>) => string;

const plain =
  (key: Key): Said =>
  (voice) =>
    voice.say(key);
const counted =
  (key: Key, value: string): Said =>
  (voice, values) =>
    voice.say(key, { n: Number(values[value]) });

const instead =
  (key: Key): Said =>
  (voice, { count, usual }) =>
    voice.say(key, { n: Number(count), usual: Number(usual) });

/** The categories as printed; a message does not keep their order. */
const GOODS = ['information', 'artworks', 'jewellery', 'gold'];

/** The sentence for every line of the server's rule summary; a rule without one does not compile. */
const SAID: Record<RuleKey, Said> = {
  'coup.edition': (voice, { edition }) =>
    voice.say('rule.edition', { edition: voice.say(`edition.${edition}` as Key) }),
  'coup.copies': counted('rule.copies', 'copies'),
  'coup.exchanger.ambassador': plain('rule.exchanger.ambassador'),
  'coup.exchanger.inquisitor': plain('rule.exchanger.inquisitor'),
  'coup.exchanger.both': plain('rule.exchanger.both'),
  'coup.inquisitor-exchanges': plain('rule.inquisitor.exchanges'),
  'coup.inquisitor-examines': plain('rule.inquisitor.examines'),
  'coup.may-decline': plain('rules.decline'),
  'coup.must-show': plain('rules.must-show'),
  'coup.replacement.before-action': plain('rules.before'),
  'coup.replacement.after-action': plain('rules.after'),
  'coup.first-player': counted('book.two.coins', 'coins'),
  'coup.draft': plain('rules.draft'),
  'coup.declared.coup': plain('rules.declared.coup'),
  'coup.declared.coup-and-assassinate': plain('rules.declared.coup-and-assassinate'),
  'coup.contessa-blocks-examine': plain('help.examine.blocked'),
  'coup.allegiances': plain('rules.allegiances'),
  'coup.distinct-art': plain('rules.art'),
  'royal.locations': counted('rule.locations', 'count'),
  'royal.partner': plain('help.royal.two'),
  'royal.fame': (voice, places) =>
    voice.say('note.fame', {
      list: voice.list(
        GOODS.flatMap((good) =>
          places[good]
            ? voice.say('note.fame.one', {
                good: { good },
                places: places[good].replaceAll(' ', '–'),
              })
            : [],
        ),
      ),
    }),
  'royal.names': (voice, names) =>
    voice.say('rule.names', {
      list: voice.list(
        Object.entries(names)
          .toSorted(([a], [b]) => a.localeCompare(b, voice.locale))
          .map(([letter, name]) => `${letter} ${name}`),
      ),
    }),
  'royal.cubes': instead('rule.royal.cubes'),
  'royal.secrets': instead('rule.royal.secrets'),
  'royal.start': instead('rule.royal.start'),
  'royal.zero': plain('rule.royal.zero'),
  'royal.loot': (voice, { one, two }) =>
    voice.say('rule.royal.loot', { one: Number(one), two: Number(two) }),
  'royal.own-fame': plain('rule.royal.fame'),
};

/** The rules in force at a table, each a sentence. */
export function rulesInWords(voice: Voice, lines: readonly RuleLine[]): string[] {
  return lines.flatMap((line) => SAID[line.key as RuleKey]?.(voice, line.with) ?? []);
}

const BOX: readonly string[] = [
  'royal.cubes',
  'royal.secrets',
  'royal.start',
  'royal.zero',
  'royal.loot',
  'royal.own-fame',
  'royal.names',
] satisfies RuleKey[];

/** What another box of Coup Royal changes. */
export function boxInWords(voice: Voice, lines: readonly RuleLine[]): string {
  return voice.paragraph(
    rulesInWords(
      voice,
      lines.filter((line) => BOX.includes(line.key)),
    ),
  );
}

/** The summary line of a changed option; undefined if a rule is merely left out. */
function keyOf(option: string, value: unknown): RuleKey | undefined {
  switch (option as keyof CoupOptions) {
    case 'exchanger':
      return `coup.exchanger.${value as CoupOptions['exchanger']}`;
    case 'inquisitorExchanges':
      return value ? 'coup.inquisitor-exchanges' : 'coup.inquisitor-examines';
    case 'replacement':
      return `coup.replacement.${value as CoupOptions['replacement']}`;
    case 'mayDecline':
      return value ? 'coup.may-decline' : 'coup.must-show';
    case 'firstPlayerCoins':
      return 'coup.first-player';
    case 'declared':
      return value === 'off'
        ? undefined
        : `coup.declared.${value as 'coup' | 'coup-and-assassinate'}`;
    case 'draft':
      return value ? 'coup.draft' : undefined;
    case 'contessaBlocksExamine':
      return value ? 'coup.contessa-blocks-examine' : undefined;
    case 'allegiances':
      return value ? 'coup.allegiances' : undefined;
    case 'art':
      return value === 'distinct' ? 'coup.distinct-art' : undefined;
  }
}

/** The summary lines of these options, as the server would list them. */
export function ruleLines(rules: Partial<CoupOptions>): RuleLine[] {
  return Object.entries(rules).flatMap(([option, value]) => {
    const absent = option === 'inquisitorExchanges' && rules.exchanger === 'ambassador';
    const key = absent ? undefined : keyOf(option, value);
    return key ? [{ key, with: { coins: String(value) } }] : [];
  });
}

/** A table setup in a few sentences: edition, seats, clock, and house rules. */
export function setupInWords(voice: Voice, setup: TableSetup): string {
  const times = CLOCKS[setup.clock];
  const royal = setup.edition === 'royal';
  const sentences = [
    voice.say('setup.summary.seats', {
      edition: voice.say(`edition.${setup.edition}`),
      n: setup.seats,
    }),
    !times.turn
      ? voice.say('setup.summary.untimed')
      : royal
        ? voice.say(times.turn >= 3600 ? 'setup.royal.hours' : 'setup.royal.seconds', {
            turn: times.turn >= 3600 ? times.turn / 3600 : times.turn,
          })
        : times.turn >= 3600
          ? voice.say('setup.summary.hours', {
              turn: times.turn / 3600,
              response: times.response / 3600,
            })
          : voice.say('setup.summary.seconds', { turn: times.turn, response: times.response }),
  ];
  return voice.paragraph([...sentences, ...rulesInWords(voice, ruleLines(changedRules(setup)))]);
}

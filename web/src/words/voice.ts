import type { Key } from '../../generated/keys';
import { joined, localeOf, pluralClass } from './cldr';
import { type Part, parse } from './template';

/** A value for a placeholder: text, a number, a player, or a term of the games. */
export type Value =
  | string
  | number
  | { who: number }
  | { role: string; copy?: number }
  | { action: string }
  | { side: string }
  | { good: string };

export type Values = Record<string, Value>;

/** A piece of a sentence; `slot` names the placeholder it fills, so that a name can be styled as a name. */
export interface Piece {
  text: string;
  slot?: string;
  value?: Value;
}

type Choice = Exclude<Part, { plain: string } | { slot: string }>;

export type Dictionary = Readonly<Record<string, string>>;

export const who = (seat: number): Value => ({ who: seat });

/** A card in notation: `Duke`, or `Duke#2` if copies are numbered. */
export function card(text: string): Value {
  const [name, copy] = text.split('#');
  return copy ? { role: name!, copy: Number(copy) } : { role: name! };
}

/** Renders sentences for one reader: in a language, with the players' names and the edition's words. */
export class Voice {
  private static readonly parsed = new Map<string, Part[]>();

  constructor(
    private readonly words: Dictionary,
    readonly language: string,
    readonly edition = '',
    private readonly names: readonly string[] = [],
    readonly reader?: number,
    /** The keys that the language lacks: their sentences are English, with the plurals of English. */
    private readonly lacking: readonly string[] = [],
  ) {}

  /** How the reader writes numbers and dates: `en-US` or `en-GB` where the language is `en`. */
  get locale(): string {
    return localeOf(this.language, navigator.languages);
  }

  /** The same voice for a table: with its edition, the players' names and the reader's seat. */
  at(edition: string, names: readonly string[], reader?: number): Voice {
    return new Voice(this.words, this.language, edition, names, reader, this.lacking);
  }

  /** The same voice for a quotation, in which the reader, too, is called by name. */
  quoting(): Voice {
    return new Voice(this.words, this.language, this.edition, this.names, undefined, this.lacking);
  }

  say(key: Key, values: Values = {}): string {
    return this.pieces(key, values)
      .map((piece) => piece.text)
      .join('');
  }

  /** For keys that come from the server, such as rules and bots. */
  has(key: string): key is Key {
    return key in this.words;
  }

  pieces(key: Key, values: Values = {}): Piece[] {
    const special = `${key}@${this.edition}`;
    const found = this.has(special) ? special : key;
    const source = this.words[found];
    if (source === undefined) throw new Error(`there are no words for ${key}`);
    let parts = Voice.parsed.get(source);
    if (!parts) Voice.parsed.set(source, (parts = parse(source)));
    const pieces: Piece[] = [];
    this.fill(parts, values, pieces, found);
    return pieces;
  }

  name(seat: number): string {
    return seat === this.reader ? this.say('you') : this.shown(this.names[seat]);
  }

  /** A name as it is shown: players who have deleted everything about them are "somebody". */
  shown(name: string | undefined): string {
    return name || this.say('somebody');
  }

  cards(cards: readonly string[]): string {
    return this.list(cards.map((each) => this.text(card(each), '')));
  }

  /** "A, B, C", with the commas of the language, or "A: B". */
  row(
    items: readonly string[],
    by: 'list.comma' | 'list.semicolon' | 'list.colon' | 'list.sentence' = 'list.comma',
  ): string {
    return items.length ? items.reduce((a, b) => this.say(by, { a, b })) : '';
  }

  /** "A:", before a text that stands apart. */
  label(text: string): string {
    return this.row([text, ''], 'list.colon').trimEnd();
  }

  /** "A.", before another line. */
  end(line: string): string {
    return this.say('list.end', { a: line });
  }

  /** "A. B.", without what is empty. Japanese has no space between two sentences. */
  paragraph(sentences: readonly (string | false | 0 | null | undefined)[]): string {
    return this.row(
      sentences.filter((each) => each).map(String),
      'list.sentence',
    );
  }

  /** "A, B and C". */
  list(items: readonly string[]): string {
    return joined(this.language, 'conjunction', items);
  }

  /** "A, B or C". */
  either(items: readonly string[]): string {
    return joined(this.language, 'disjunction', items);
  }

  /** Players as the subject of a sentence, which begins with the reader. */
  they(seats: readonly number[]): string {
    const me = seats.filter((seat) => seat === this.reader);
    return this.list([...new Set([...me, ...seats])].map((seat) => this.name(seat)));
  }

  /** Players as the object of a sentence. */
  them(seats: readonly number[]): string {
    return this.list(seats.map((seat) => (seat === this.reader ? this.say('you.object') : this.name(seat))));
  }

  private fill(parts: readonly Part[], values: Values, into: Piece[], key: string): void {
    for (const part of parts) {
      if ('plain' in part) {
        into.push({ text: part.plain });
        continue;
      }
      const name = 'slot' in part ? part.slot : 'choice' in part ? part.choice : part.plural;
      const value = values[name];
      if (value === undefined) throw new Error(`${key}: nothing was given for {${name}}`);
      if ('slot' in part) into.push({ text: this.text(value, part.form), slot: name, value });
      else this.fill(this.chosen(part, value, key), values, into, key);
    }
  }

  private chosen(part: Choice, value: Value, key: string): Part[] {
    if ('choice' in part) return this.isFirst(value) ? part.first : part.second;
    if (typeof value !== 'number') throw new Error('only numbers have plural classes');
    const language = this.lacking.includes(key) ? 'en' : this.language;
    return (
      part.classes[pluralClass(language, part.ordinal, value)] ?? part.classes['other'] ?? []
    );
  }

  private isFirst(value: Value): boolean {
    if (typeof value === 'number') return value === 1;
    if (typeof value === 'object' && 'who' in value) return value.who === this.reader;
    throw new Error('a sentence can choose by numbers and players only');
  }

  /** The first `toLocaleString` of a page is slow, and below 1000 every language writes integers alike. */
  private number(value: number): string {
    return Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString(this.locale);
  }

  private text(value: Value, form: string): string {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return this.number(value);
    if ('who' in value) return this.name(value.who);
    if ('action' in value) return this.term(`action.${value.action}`, form);
    if ('side' in value) return this.term(`side.${value.side}`, form);
    if ('good' in value) return this.term(`good.${value.good}`, form);
    const role = this.term(`role.${value.role.toLowerCase()}`, form);
    return value.copy ? `${role} #${value.copy}` : role;
  }

  /** A term in the form that a sentence asks for; a language may have forms that others lack. */
  private term(key: string, form: string): string {
    return this.say((this.has(key + form) ? key + form : key) as Key);
  }
}

import { type Good, GOODS, type RoyalEvent } from '../../game/royal';
import { type Piece, type Value, type Values, type Voice, who } from '../../words/voice';
import { goodsInWords, loot, lootInWords } from './loot';
import { type LocationNames, locationList, locationName } from './locations';

type Told<K extends RoyalEvent['event']> = Extract<RoyalEvent, { event: K }>;

/** Tells the events of Coup Royal in words; an event without news gives no pieces. */
export class RoyalNarrator {
  /** The goods that the last robbery has mentioned already. */
  private known = '';
  /** The cubes of the set-up are no loot. */
  private begun = false;

  constructor(
    private readonly voice: Voice,
    private readonly places: LocationNames = {},
    /** Whether each round has a heading of its own, which need not be repeated. */
    private readonly headed = false,
  ) {}

  tell(event: RoyalEvent): Piece[] {
    switch (event.event) {
      case 'planned':
        return event.thief && event.snitch
          ? this.say('royalweb.plan', {
              thief: this.located(event.thief),
              snitch: this.located(event.snitch),
            })
          : [];
      case 'plans':
        return this.say('royal.plans', { list: this.plans(event) });
      case 'location':
        return this.location(event);
      case 'gained':
        return this.gained(event);
      case 'secret':
        return this.secret(event);
      case 'item':
        return this.say('royalweb.item', { who: who(event.seat), n: event.fame });
      case 'documents':
        return this.documents(event);
      case 'traded':
        return this.say('royal.traded', {
          who: who(event.seat),
          with: who(event.with),
          taken: good(event.taken),
          given: good(event.given),
        });
      case 'refilled':
        return this.refilled(event);
      case 'scored':
        return this.say('royal.scored', { good: good(event.good), list: this.scores(event) });
      case 'won':
        return event.seats.length === 1
          ? this.say('royal.won', { who: who(event.seats[0]!) })
          : this.say('royal.won.many', { names: this.names(event.seats) });
    }
  }

  private say(key: Parameters<Voice['pieces']>[0], values: Values): Piece[] {
    return this.voice.pieces(key, values);
  }

  private located(letters: string): string {
    return locationList(this.voice, this.places, letters);
  }

  private names(seats: readonly number[]): string {
    return this.voice.list(seats.map((seat) => this.voice.name(seat)));
  }

  private plans({ plans }: Told<'plans'>): string {
    const each = plans.map(({ thief, snitch }, seat) =>
      this.voice.say('royal.plans.one', {
        who: who(seat),
        thief: this.located(thief),
        snitch: this.located(snitch),
      }),
    );
    return this.voice.row(each, 'list.semicolon');
  }

  private gained({ seat, goods }: Told<'gained'>): Piece[] {
    if (goods.every((n) => n === 0)) return this.begun ? this.say('royal.gained.none', {}) : [];
    return goods.join() === this.known
      ? []
      : this.say('royal.gained', { who: who(seat), goods: goodsInWords(this.voice, goods) });
  }

  private location(event: Told<'location'>): Piece[] {
    this.begun = true;
    const card = loot(event.loot);
    const at = locationName(this.voice, this.places, event.letter);
    const taken = lootInWords(this.voice, card);
    this.known = event.outcome === 'robbed' && card.kind === 'goods' ? card.goods.join() : '';
    switch (event.outcome) {
      case 'guarded':
        return event.seats.length
          ? this.say('royal.guarded.thieves', {
              place: at,
              names: this.voice.them(event.seats),
            })
          : this.say('royal.guarded', { place: at });
      case 'robbed':
        return this.say('royal.robbed', {
          place: at,
          who: who(event.seats[0]!),
          loot: taken,
        });
      case 'quarrel':
        return this.say('royal.quarrel', { place: at, names: this.names(event.seats) });
      case 'vanished':
        return this.say('royal.vanished', { place: at, loot: taken });
    }
  }

  private secret({ seat, count, goods }: Told<'secret'>): Piece[] {
    if (!count) return [];
    if (!goods) return this.say('royal.secret.other', { who: who(seat), n: count });
    const drawn = goodsInWords(this.voice, goods);
    return seat === this.voice.reader
      ? this.say('royal.secret', { n: count, goods: drawn })
      : this.say('royalweb.secret.seen', { who: who(seat), n: count, goods: drawn });
  }

  private documents(event: Told<'documents'>): Piece[] {
    const losses = event.losses.flatMap((n, seat) =>
      n ? [this.voice.say('royal.documents.one', { who: who(seat), n })] : [],
    );
    return losses.length
      ? this.say('royal.documents', {
          who: who(event.seat),
          good: good(event.good),
          list: this.voice.row(losses),
        })
      : this.say('royal.documents.none', { good: good(event.good) });
  }

  private refilled({ round, partner }: Told<'refilled'>): Piece[] {
    const pieces = this.headed ? [] : this.say('royal.round', { n: round });
    if (partner === null) return pieces;
    const space = pieces.length ? [{ text: ' ' }] : [];
    return [...pieces, ...space, ...this.say('royal.partner', { who: who(partner) })];
  }

  private scores({ totals, fame }: Told<'scored'>): string {
    const each = totals.map((n, seat) =>
      this.voice.say('royal.scored.one', { who: who(seat), n, fame: fame[seat]! }),
    );
    return this.voice.row(each);
  }
}

const good = (word: Good): Value => ({ good: word });

const ICONS: Partial<Record<RoyalEvent['event'], string>> = {
  planned: 'sneak',
  plans: 'snitch',
  refilled: 'letter',
  secret: 'letter',
  item: 'item',
  documents: 'torn',
  traded: 'glove',
  scored: 'crown',
  won: 'crown',
};

/** The icon of an event's sentence. */
export function iconOf(event: RoyalEvent): string {
  if (event.event === 'location') return `loc-${event.letter.toLowerCase()}`;
  if (event.event === 'gained') {
    const good = GOODS[event.goods.findIndex((n) => n > 0)];
    return good ? `good-${good}` : 'torn';
  }
  return ICONS[event.event] ?? 'letter';
}

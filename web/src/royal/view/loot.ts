import { type Good, GOODS } from '../../game/royal';
import type { Voice } from '../../words/voice';

export type Special =
  'collection' | 'carte-blanche' | 'safecracker' | 'intrigues' | 'item' | 'documents';

/** A loot card in notation: `gold 3`, `jewellery 2 gold 1`, `item 2`, `documents gold`, `collection`. */
export type Loot =
  | { kind: 'goods'; goods: number[] }
  | { kind: 'item'; fame: number }
  | { kind: 'documents'; good: Good }
  | { kind: Exclude<Special, 'item' | 'documents'> };

/** The number of cards in a deck that may be hidden. */
export const size = (deck: readonly unknown[] | number): number =>
  typeof deck === 'number' ? deck : deck.length;

/** What becomes of a loot card. */
export type LootFate = 'stolen' | 'stays' | 'gone';

export function loot(text: string): Loot {
  const words = text.split(' ');
  if (words[0] === 'item') return { kind: 'item', fame: Number(words[1]) };
  if (words[0] === 'documents') return { kind: 'documents', good: words[1] as Good };
  if (words.length === 1) return { kind: words[0] as Exclude<Special, 'item' | 'documents'> };
  const goods = [0, 0, 0, 0];
  for (let at = 0; at < words.length; at += 2)
    goods[GOODS.indexOf(words[at] as Good)] = Number(words[at + 1]);
  return { kind: 'goods', goods };
}

/** Goods in words: "gold ×2, jewellery ×1". */
export function goodsInWords(voice: Voice, goods: readonly number[]): string {
  const some = GOODS.flatMap((good, at) =>
    goods[at] ? [voice.say('loot.good', { good: { good }, n: goods[at]! })] : [],
  );
  return voice.row(some) || voice.say('table.nothing');
}

export function lootInWords(voice: Voice, card: Loot): string {
  switch (card.kind) {
    case 'goods':
      return goodsInWords(voice, card.goods);
    case 'item':
      return voice.say('loot.item', { n: card.fame });
    case 'documents':
      return voice.say('loot.documents', { good: { good: card.good } });
    default:
      return voice.say(`loot.${card.kind}`);
  }
}

/** The rule of a loot card; goods are taken like any robbery. */
export function lootRule(voice: Voice, card: string | null): string {
  const kind = card === null ? 'goods' : loot(card).kind;
  return voice.say(kind === 'goods' ? 'help.royal.resolve' : `help.royal.loot.${kind}`);
}

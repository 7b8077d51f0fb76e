import { read } from '../coup/view/choices';
import { type LocationNames, locationName } from '../royal/view/locations';
import { card, type Voice, who } from '../words/voice';

/** A move of either game in a few words, for a list of options; `own` are the table's own names of locations. */
export function moveName(move: string, voice: Voice, own: LocationNames = {}): string {
  const plan = /^plan thief=([A-H]+) snitch=([A-H]+)$/.exec(move);
  if (plan) {
    const named = (letters: string): string =>
      voice.row([...letters].map((letter) => locationName(voice, own, letter)));
    return voice.say('insight.plan', { thief: named(plan[1]!), snitch: named(plan[2]!) });
  }
  const [verb, ...words] = move.split(' ');
  if (verb === 'take') return voice.say('insight.take', { good: { good: words[0] ?? '' } });
  if (verb === 'stop') return voice.say('move.stop');
  if (verb === 'trade')
    return voice.say('insight.trade', {
      who: who(Number(words[0])),
      taken: { good: words[1] ?? '' },
      given: { good: words[2] ?? '' },
    });
  return coupMove(move, voice);
}

function coupMove(move: string, voice: Voice): string {
  const choice = read(move);
  switch (choice.verb) {
    case 'pass':
    case 'challenge':
    case 'return':
    case 'swap':
    case 'decline':
      return voice.say(`move.${choice.verb}`);
    case 'block':
      return voice.say('move.block', { role: { role: choice.role } });
    case 'choose':
      return voice.say(choice.side === 'reformist' ? 'side.reformist' : 'side.loyalist');
    case 'show':
      return choice.cards.length
        ? voice.say('move.show', { card: card(choice.cards[0]!) })
        : voice.say('move.show.hand');
    case 'lose':
      return voice.say('cards.lose', { card: card(choice.cards[0]!) });
    case 'offer':
    case 'pick':
    case 'keep':
      return voice.say(`insight.${choice.verb}`, { cards: voice.cards(choice.cards) });
    case 'act': {
      const action = { action: choice.action };
      const named = choice.role ? ` (${voice.cards([choice.role])})` : '';
      const said =
        choice.target === undefined
          ? voice.say('insight.act', { action })
          : voice.say('insight.act.at', { action, who: who(choice.target) });
      return said + named;
    }
  }
}

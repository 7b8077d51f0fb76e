import { ACTIONS } from '$editions';
import type { CoupRole } from '$games';
import type { Key } from '../../generated/keys';
import type { Voice } from '../words/voice';

/** The rules that change the effect of a card or an action. */
export interface Played {
  exchanger: 'ambassador' | 'inquisitor' | 'both';
  inquisitorExchanges?: boolean | undefined;
  contessaBlocksExamine: boolean;
  /** Which attacks name a character. */
  declared?: 'off' | 'coup' | 'coup-and-assassinate';
  allegiances?: boolean;
}

/** The characters in play that block this action. */
export function blockers(
  action: keyof typeof ACTIONS,
  { exchanger, contessaBlocksExamine }: Played,
): CoupRole[] {
  const all: readonly CoupRole[] = ACTIONS[action].blockedBy;
  const absent = { ambassador: 'Inquisitor', inquisitor: 'Ambassador', both: '' }[exchanger];
  return all.filter((each) => each !== absent && (action !== 'examine' || contessaBlocksExamine));
}

/** The rule of an action at this table. */
export function help(
  action: string,
  role: string | undefined,
  played: Played,
  voice: Voice,
): string {
  if (action === 'exchange')
    return voice.say(
      role === 'Inquisitor' ? 'help.exchange.inquisitor' : 'help.exchange.ambassador',
    );
  const declared = played.declared ?? 'off';
  if (action === 'coup') return voice.say(declared === 'off' ? 'help.coup' : 'help.coup.named');
  if (action === 'assassinate')
    return voice.say(
      declared === 'coup-and-assassinate' ? 'help.assassinate.named' : 'help.assassinate',
    );
  if (action === 'foreign-aid')
    return voice.say(played.allegiances ? 'help.foreign-aid.sides' : 'help.foreign-aid');
  if (action !== 'steal') return voice.say(`help.${action}` as Key);
  return voice.say('help.steal', {
    roles: voice.either(
      blockers('steal', played).map((each) => voice.say(`role.${each.toLowerCase()}` as Key)),
    ),
  });
}

/** The powers of a character at this table, one sentence each. */
export function characterRules(character: string, played: Played, voice: Voice): string[] {
  const of = (action: string): string =>
    help(action, character === 'inquisitor' ? 'Inquisitor' : undefined, played, voice);
  switch (character) {
    case 'duke':
      return [of('tax'), voice.say('rulebook.duke')];
    case 'assassin':
      return [of('assassinate')];
    case 'captain':
      return [of('steal')];
    case 'ambassador':
      return [of('exchange')];
    case 'inquisitor':
      return played.inquisitorExchanges === false
        ? [of('examine')]
        : [of('exchange'), of('examine')];
    default:
      return [
        voice.say('rulebook.contessa'),
        ...(played.contessaBlocksExamine ? [voice.say('help.examine.blocked')] : []),
      ];
  }
}

/** A card's name and rules, for a long press. */
export const cardRules = (id: string, played: Played, voice: Voice): string =>
  voice.paragraph([
    voice.end(voice.say(`role.${id}` as Key)),
    ...characterRules(id, played, voice),
  ]);

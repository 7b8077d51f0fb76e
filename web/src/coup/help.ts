import type { Key } from '../../generated/keys';
import type { Voice } from '../words/voice';
import type { Agreed } from './facts';

/** The rule of an action as it is played at this table. */
export function help(action: string, role: string | undefined, agreed: Agreed, voice: Voice): string {
  if (action === 'exchange')
    return voice.say(role === 'Inquisitor' ? 'help.exchange.inquisitor' : 'help.exchange.ambassador');
  if (action !== 'steal') return voice.say(`help.${action}` as Key);
  const blockers = agreed.roles.filter((each) => ['Captain', 'Ambassador', 'Inquisitor'].includes(each));
  return voice.say('help.steal', { roles: blockers.map((each) => voice.cards([each])).join(' / ') });
}

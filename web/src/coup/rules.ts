import type { RuleLine } from '$wire';
import type { Key } from '../../generated/keys';
import type { Voice } from '../words/voice';
import { agreed } from './facts';

/** The rules of this very table in plain words: what was agreed on, then what each action does. */
export function rules(lines: readonly RuleLine[], seats: number, voice: Voice): { agreed: string[]; actions: string[] } {
  const here = agreed(lines);
  const has = (key: string): boolean => lines.some((line) => line.key === key);
  const declared = lines.find((line) => line.key.startsWith('coup.declared.'))?.key.slice('coup.declared.'.length);
  const coins = lines.find((line) => line.key === 'coup.first-player')?.with.coins;
  const say = (key: Key): string => voice.say(key);
  return {
    agreed: [
      voice.say('rules.aim', { copies: here.copies }),
      say('rules.turn'),
      say('rules.claims'),
      say(has('coup.may-decline') ? 'rules.decline' : 'rules.must-show'),
      say(has('coup.replacement.before-action') ? 'rules.before' : 'rules.after'),
      ...(seats === 2 ? [voice.say('rules.coins', { n: Number(coins ?? 2) })] : []),
      ...(has('coup.draft') ? [say('rules.draft')] : []),
      ...(declared ? [say(`rules.declared.${declared}` as Key)] : []),
      ...(here.allegiances ? [say('rules.allegiances')] : []),
      ...(has('coup.distinct-art') ? [say('rules.art')] : []),
    ],
    actions: [
      say('help.income'),
      say('help.foreign-aid'),
      say(declared ? 'help.coup.named' : 'help.coup'),
      say('help.tax'),
      say('help.assassinate'),
      voice.say('help.steal', {
        roles: here.roles
          .filter((role) => ['Captain', 'Ambassador', 'Inquisitor'].includes(role))
          .map((role) => say(`role.${role.toLowerCase()}` as Key))
          .join(' / '),
      }),
      ...(here.exchanger === 'inquisitor' ? [] : [say('help.exchange.ambassador')]),
      ...(here.exchanger === 'ambassador' ? [] : [say('help.exchange.inquisitor'), say('help.examine')]),
      ...(has('coup.contessa-blocks-examine') ? [say('help.examine.blocked')] : []),
      ...(here.allegiances ? [say('help.convert'), say('help.embezzle')] : []),
      say('help.block'),
      say('help.refund'),
    ],
  };
}

import { FORCED_COUP } from '$editions';
import type { Asking } from '$wire';
import type { CoupEvent, CoupView } from '../../game/coup';
import type { Key } from '../../../generated/keys';
import { type Values, who } from '../../words/voice';
import { handSize } from '../view/cardCounts';
import { emblem } from '../view/emblemNames';
import { pendingCause } from '../words/causes';
import { claimed } from '../words/narrateCoup';

/** The content of the stage when no scene is playing: a claim, a turn, or what the table waits for. */
export type StageContent =
  | {
      kind: 'claim';
      speaker: number;
      emblem: string;
      key: Key;
      values: Values;
      /** The claimed character; undefined if the action claims none. */
      role?: string;
      /** The seat that has challenged. */
      challenger?: number;
      /** The action that is being blocked. */
      under?: { seat: number; emblem: string; key: Key; values: Values };
    }
  | { kind: 'turn'; seat: number; forced: boolean; coins: number }
  | { kind: 'plain'; emblem: string; seat: number; key: Key; values: Values };

export type Claimed = Extract<StageContent, { kind: 'claim' }>;

const plain = (emblem: string, seat: number, key: Key, values: Values): StageContent => ({
  kind: 'plain',
  emblem,
  seat,
  key,
  values: { who: who(seat), ...values },
});

export function stageContent(
  view: CoupView,
  asking: Asking | undefined,
  history: readonly CoupEvent[],
): StageContent {
  const asked = asking?.seats[0] ?? view.toMove ?? view.actor;
  switch (view.phase) {
    case 'challenge-action':
    case 'block':
      return action(view, history);
    case 'challenge-block':
      return block(view, history);
    case 'prove': {
      const last = history.findLast((event) => event.event === 'challenged');
      const claim = view.claim?.seat === view.actor ? action(view, history) : block(view, history);
      return claim.kind === 'claim' && last ? { ...claim, challenger: last.seat } : claim;
    }
    case 'lose': {
      const cause = pendingCause(asked, history);
      if (cause?.by === undefined) return plain('torn', asked, 'stage.lose', {});
      return plain('torn', asked, `stage.lose.${cause.fall as 'coup'}`, { by: who(cause.by) });
    }
    case 'exchange':
      return plain('ambassador', asked, 'stage.exchanging', { n: handSize(view, asked) });
    case 'offer':
      return plain('inquisitor', asked, 'stage.offer', { to: who(view.actor) });
    case 'verdict':
      return plain('inquisitor', view.actor, 'stage.verdict', {
        target: who(view.action?.target ?? -1),
      });
    case 'draft':
      return plain('letter', asked, 'stage.draft', {});
    case 'allegiance':
      return plain('shield', asked, 'stage.allegiance', {});
    case 'over':
      return plain('crown', view.winners[0] ?? 0, 'event.won', {});
    default: {
      const coins = view.players[view.actor]?.coins ?? 0;
      return { kind: 'turn', seat: view.actor, forced: coins >= FORCED_COUP, coins };
    }
  }
}

function action(view: CoupView, history: readonly CoupEvent[]): StageContent {
  const acted = history.findLast((event) => event.event === 'acted');
  const move = view.action?.move ?? acted?.move ?? 'tax';
  const claim = acted?.claim ? claimed(acted.claim) : undefined;
  const named = view.action?.named;
  return {
    kind: 'claim',
    speaker: view.actor,
    emblem: emblem(move, claim?.role),
    key: `stage.${move}${named ? '.named' : ''}` as Key,
    values: {
      who: who(view.actor),
      target: who(view.action?.target ?? -1),
      role: { role: claim?.role ?? 'Duke' },
      action: { action: move },
      named: { role: named ?? 'Duke' },
      n: view.reserve,
    },
    ...(claim ? { role: claim.role } : {}),
  };
}

function block(view: CoupView, history: readonly CoupEvent[]): StageContent {
  const seat = view.claim?.seat ?? view.actor;
  const role = view.claim?.character ?? 'Duke';
  const move = view.action?.move ?? 'foreign-aid';
  const under = action(view, history);
  return {
    kind: 'claim',
    speaker: seat,
    emblem: role.toLowerCase(),
    role,
    key: `stage.block.${move}` as Key,
    values: { who: who(seat), actor: who(view.actor), role: { role } },
    ...(under.kind === 'claim'
      ? {
          under: {
            seat: view.actor,
            emblem: under.emblem,
            key: `under.${move}` as Key,
            values: under.values,
          },
        }
      : {}),
  };
}

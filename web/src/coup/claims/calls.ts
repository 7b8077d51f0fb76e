import type { TableView } from '$wire';
import type { CoupView } from '../../game/coup';
import { isOut } from '../view/cardCounts';

/** Whether the reader, who does not play (any more), may call the open claim true or a bluff. Ghosts know too much. */
export function mayCall({ stage, options, asking, you }: TableView, game: CoupView): boolean {
  return (
    stage === 'playing' &&
    options.reveal &&
    asking !== undefined &&
    asking.phase.startsWith('challenge') &&
    you.ghost !== true &&
    (you.seat === undefined || isOut(game.players[you.seat]))
  );
}

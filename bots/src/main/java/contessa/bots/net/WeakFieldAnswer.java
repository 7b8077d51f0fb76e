package contessa.bots.net;

import contessa.coup.CoupPhase;
import contessa.coup.CoupView;

/**
 * When the network for weak fields takes part, and that network. At larger tables another network
 * recognises such fields. Heads-up, a rival who has never been caught is doubted less, since few
 * people lie as often as the best play demands.
 */
final class WeakFieldAnswer {

  private final WeakFieldSense sense;
  private final Network player;

  WeakFieldAnswer(WeakFieldWeights weights, int seats) {
    sense = new WeakFieldSense(weights.sense(), seats);
    player = new Network(weights.player());
  }

  Network player() {
    return player;
  }

  /** Whether it takes part in the decision that is encoded. */
  boolean isDue(History history, CoupView view, byte[] row, byte[] parts) {
    return view.seats() == 2 ? isUncaught(history, view) : sense.isWeak(history, view, row, parts);
  }

  private static boolean isUncaught(History history, CoupView view) {
    boolean doubting =
        view.phase() == CoupPhase.CHALLENGE_ACTION || view.phase() == CoupPhase.CHALLENGE_BLOCK;
    return doubting && !history.wasCaught(1 - view.reader());
  }
}

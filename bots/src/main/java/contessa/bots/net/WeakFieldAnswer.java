package contessa.bots.net;

import contessa.coup.CoupView;
import org.jspecify.annotations.Nullable;

/** The network that plays where the field is weak, and the one that recognises such fields. */
final class WeakFieldAnswer {

  private final WeakFieldSense sense;
  private final Network player;

  WeakFieldAnswer(WeakFieldWeights weights, int seats) {
    sense = new WeakFieldSense(weights.sense(), seats);
    player = new Network(weights.player());
  }

  /** The network for the decision that is encoded, or null if the field is not weak. */
  @Nullable Network player(History history, CoupView view, byte[] row, byte[] parts) {
    return sense.isWeak(history, view, row, parts) ? player : null;
  }
}

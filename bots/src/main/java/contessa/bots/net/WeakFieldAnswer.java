package contessa.bots.net;

import org.jspecify.annotations.Nullable;

/** The network that plays where the field is weak, and the one that recognises such fields. */
final class WeakFieldAnswer {

  private final WeakFieldSense sense;
  private final Network player;

  WeakFieldAnswer(WeakFieldWeights weights) {
    sense = new WeakFieldSense(weights.sense());
    player = new Network(weights.player());
  }

  /** The network for the decision that is encoded, or null if the field is not weak. */
  @Nullable Network player(byte[] row, byte[] parts, int living) {
    return sense.isWeak(row, parts, living) ? player : null;
  }
}

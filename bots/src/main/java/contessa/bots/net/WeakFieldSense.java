package contessa.bots.net;

/**
 * A small network that recognises weak fields: tables at which all the others who are left have
 * played so far like beginners, who tell the truth, or move at random, or never look back. With a
 * strong player among them it says so less often, but it does not see each one by themselves.
 */
final class WeakFieldSense {

  private static final int NO_HEADS = 0;
  private static final int FEWEST_PLAYERS = 3;

  private final Network network;

  WeakFieldSense(NetWeights weights) {
    network = new Network(weights);
  }

  /**
   * Whether the inputs of a decision, as {@link Encoder} writes them, show a weak field. It must be
   * nearly certain, and with one rival left it does not judge: somebody who poses as a beginner
   * would gain too much.
   */
  boolean isWeak(byte[] row, byte[] parts, int living) {
    if (Integer.bitCount(living) < FEWEST_PLAYERS) {
      return false;
    }
    network.forward(row, 0, parts, 0, living, NO_HEADS);
    return network.fixed[0] > WeakFieldWeights.CERTAINTY;
  }
}

package contessa.bots.net;

/**
 * What a bot needs to punish weak fields. Training plays by the same two numbers.
 *
 * @param player the network that plays against them
 * @param sense the network that recognises them
 */
public record WeakFieldWeights(NetWeights player, NetWeights sense) {

  /** The log odds from which a field counts as weak: 88 %. */
  public static final float CERTAINTY = 2;

  /** The weak are punished best without much mixing. */
  public static final double TEMPERATURE = 0.7;
}

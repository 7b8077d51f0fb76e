package contessa.bots.net;

/**
 * What a bot needs to punish weak fields. Training plays by the same numbers.
 *
 * @param player the network that plays against them
 * @param sense the network that recognises them
 */
public record WeakFieldWeights(NetWeights player, NetWeights sense) {

  /** The log odds from which a field counts as weak: 27 %. Most strangers lie less than the bot. */
  public static final float CERTAINTY = -1;

  /**
   * The share of that network in the answer to others. The rest bounds what somebody gains who only
   * poses as a weak player: no challenge or block gets less than a quarter of its usual
   * probability. On the bot's own turn it answers alone, since a turn without bluffs is seldom bad.
   */
  public static final double SHARE = 0.75;

  /** The weak are punished best without much mixing. */
  public static final double TEMPERATURE = 0.7;
}

package contessa.bots.net;

/**
 * What a bot needs to punish weak fields. Training plays by the same numbers.
 *
 * @param player the network that plays against them
 * @param sense the network that recognises them
 */
public record WeakFieldWeights(NetWeights player, NetWeights sense) {

  /**
   * The log odds from which a field counts as weak on the bot's own turn: 27 %. Being wrong costs
   * little there, since a turn without bluffs is seldom a bad one.
   */
  public static final float CERTAINTY_ON_TURN = -1;

  /**
   * The log odds elsewhere: 73 %. Being wrong costs more there, since a bot that neither challenges
   * nor blocks is easy to exploit.
   */
  public static final float CERTAINTY = 1;

  /** The weak are punished best without much mixing. */
  public static final double TEMPERATURE = 0.7;
}

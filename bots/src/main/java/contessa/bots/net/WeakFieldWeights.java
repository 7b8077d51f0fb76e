package contessa.bots.net;

/**
 * What a bot needs to punish weak fields.
 *
 * @param player the network that plays against them
 * @param sense the network that recognises them
 */
public record WeakFieldWeights(NetWeights player, NetWeights sense) {}

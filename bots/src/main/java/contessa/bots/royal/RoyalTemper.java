package contessa.bots.royal;

/**
 * How a person plans a round.
 *
 * @param foresight how much it expects greed of the others, and not just anything, from 0 to 1
 * @param study the share of rounds that it works out thoroughly, from 0 to 1
 * @param haste the softmax temperature over win chances in the others
 * @param theft by how much more than it should it thinks of what it may rob
 * @param guard the same for what others may rob
 */
public record RoyalTemper(
    double foresight, double study, double haste, double theft, double guard) {

  static final RoyalTemper GREEDY = new RoyalTemper(0, 0, PlanResponses.GREEDY, 1, 1);
  static final RoyalTemper SCHEMING = new RoyalTemper(1, 0, PlanResponses.SCHEMING, 1, 1);
}

package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.CoupRules;

/** The worth of influences and coins to a schemer, in coins. */
final class Stakes {

  /** The worth of a move that wins the game immediately. */
  static final double WIN = 200;

  private static final int MOST_COINS = 64;

  /** More coins than this are never useful, since a Coup is forced. */
  private static final int USEFUL_COINS = CoupRules.FORCED_COUP;

  private static final int WORST_GRUDGE = 3;

  private final Trait.Values traits;
  final double life;
  final double lastLife;
  final double wound;
  final double envy;
  private final double[] crowd = new double[PublicState.SEATS + 1];
  private final double[] coinsWorth = new double[MOST_COINS];

  Stakes(Trait.Values traits) {
    this.traits = traits;
    life = traits.of(Trait.LIFE);
    lastLife = traits.of(Trait.LAST_LIFE);
    wound = traits.of(Trait.WOUND);
    envy = traits.of(Trait.ENVY);
    for (int rivals = 0; rivals < crowd.length; rivals++) {
      crowd[rivals] = 1 / (1 + traits.of(Trait.CROWD) * Math.max(0, rivals - 1));
    }
    for (int coins = 0; coins < MOST_COINS; coins++) {
      double late = Math.max(0, Math.min(coins, USEFUL_COINS) - Action.COUP.cost());
      coinsWorth[coins] = Math.min(coins, Action.COUP.cost()) + late * traits.of(Trait.LATE_COIN);
    }
  }

  /** The worth of the next influence to its owner. */
  double life(PointOfView pov) {
    return pov.influences() > 1 ? life : lastLife;
  }

  /** The worth of a rival's loss of an influence. */
  double harm(PointOfView pov, int seat) {
    if (seat == pov.seat) {
      return -life(pov);
    }
    int rivals = pov.rivals();
    boolean last = pov.cards[seat] == 1;
    if (rivals == 1 && last) {
      return WIN;
    }
    Reputation said = pov.said;
    double menace =
        1 + traits.of(Trait.MENACE_COINS) / 10 * Math.min(USEFUL_COINS, pov.coins[seat]);
    if (said.claims[seat][Roles.DUKE] + said.claims[seat][Roles.ASSASSIN] > 0) {
      menace += traits.of(Trait.MENACE_CLAIM);
    }
    return (last ? traits.of(Trait.KILL) : wound) * menace * crowd[rivals]
        + traits.of(Trait.VENGEANCE) * Math.min(WORST_GRUDGE, said.grudges[pov.seat][seat]);
  }

  /** The worth of any rival's first loss, with this many rivals left. */
  double wound(PointOfView pov) {
    return wound * crowd[pov.rivals()];
  }

  /** The worth of additional coins to this seat. */
  double gain(PointOfView pov, int coins) {
    int now = Math.min(pov.coins[pov.seat], MOST_COINS / 2);
    return coinsWorth[Math.min(now + coins, MOST_COINS - 1)] - coinsWorth[now];
  }

  /** The cost of a Coup to this seat, in worth. */
  double price(PointOfView pov) {
    int now = Math.min(pov.coins[pov.seat], USEFUL_COINS);
    return coinsWorth[now] - coinsWorth[now - Action.COUP.cost()];
  }
}

package contessa.bots.coup;

import static contessa.coup.CoupRules.COUP_COST;

/** What influences and coins are worth to a schemer, in coins. */
final class Stakes {

  /** Worth of a move that wins the game at once. */
  static final double WIN = 200;

  private static final int MOST_COINS = 64;

  /** No turn begins with more to spend, for then a Coup is due. */
  private static final int USEFUL_COINS = 10;

  private static final int WORST_GRUDGE = 3;

  final double life;
  final double lastLife;
  final double wound;
  final double envy;
  private final double kill;
  private final double[] crowd = new double[OpenTable.SEATS + 1];
  private final double menaceCoins;
  private final double menaceClaim;
  private final double vengeance;
  private final double[] coinsWorth = new double[MOST_COINS];

  Stakes(Temper temper) {
    life = temper.of(Trait.LIFE);
    lastLife = temper.of(Trait.LAST_LIFE);
    wound = temper.of(Trait.WOUND);
    kill = temper.of(Trait.KILL);
    envy = temper.of(Trait.ENVY);
    menaceCoins = temper.of(Trait.MENACE_COINS) / 10;
    menaceClaim = temper.of(Trait.MENACE_CLAIM);
    vengeance = temper.of(Trait.VENGEANCE);
    for (int rivals = 0; rivals < crowd.length; rivals++) {
      crowd[rivals] = 1 / (1 + temper.of(Trait.CROWD) * Math.max(0, rivals - 1));
    }
    for (int coins = 0; coins < MOST_COINS; coins++) {
      double late = Math.max(0, Math.min(coins, USEFUL_COINS) - COUP_COST);
      coinsWorth[coins] = Math.min(coins, COUP_COST) + late * temper.of(Trait.LATE_COIN);
    }
  }

  /** What the next influence to lose is worth to its owner. */
  double life(Eye eye) {
    return eye.lives() > 1 ? life : lastLife;
  }

  /** What it is worth that a rival loses an influence. */
  double harm(Eye eye, int seat) {
    OpenTable open = eye.open;
    if (seat == eye.seat) {
      return -life(eye);
    }
    int rivals = open.rivals();
    boolean last = open.hand[seat] == 1;
    if (rivals == 1 && last) {
      return WIN;
    }
    Reputation said = open.said;
    double menace = 1 + menaceCoins * Math.min(USEFUL_COINS, open.coins[seat]);
    if (said.claims(seat, Roles.DUKE) + said.claims(seat, Roles.ASSASSIN) > 0) {
      menace += menaceClaim;
    }
    return (last ? kill : wound) * menace * crowd[rivals]
        + vengeance * Math.min(WORST_GRUDGE, said.grudge(eye.seat, seat));
  }

  /** What any rival's wound is worth in such company. */
  double wound(Eye eye) {
    return wound * crowd[eye.open.rivals()];
  }

  /** What so many coins more are worth to this seat. */
  double gain(Eye eye, int coins) {
    int now = Math.min(eye.open.coins[eye.seat], MOST_COINS / 2);
    return coinsWorth[Math.min(now + coins, MOST_COINS - 1)] - coinsWorth[now];
  }

  /** What a Coup costs this seat. */
  double price(Eye eye) {
    int now = Math.min(eye.open.coins[eye.seat], USEFUL_COINS);
    return coinsWorth[now] - coinsWorth[now - COUP_COST];
  }
}

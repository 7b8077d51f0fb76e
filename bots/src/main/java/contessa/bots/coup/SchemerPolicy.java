package contessa.bots.coup;

import contessa.coup.Codes;
import contessa.game.Seats;

/**
 * Weighs every move by what it gains or loses in coins' worth, given how likely each claim is to be
 * true, doubted or stopped; then mixes moves of like worth.
 */
final class SchemerPolicy extends Policy {

  /** Worth of a move that wins the game at once. */
  private static final double WIN = 200;

  /** Beyond this a chance is as good as none, or certain. */
  private static final double SURE = 7;

  private static final int MOST = 4;
  private static final int MOST_COINS = 64;

  private final double life;
  private final double lastLife;
  private final double wound;
  private final double kill;
  private final double[] crowd = new double[OpenTable.SEATS + 1];
  private final double menaceCoins;
  private final double menaceClaim;
  private final double vengeance;
  private final double envy;
  private final double doubt;
  private final double doubtPrior;
  private final double doubtShape;
  private final double doubtTax;
  private final double doubtSteal;
  private final double doubtAssassinate;
  private final double doubtExchange;
  private final double doubtBlock;
  private final double bluffBlock;
  private final double bluffContessaLast;
  private final double scruple;
  private final double caution;
  private final double freeRide;
  private final double exchange;
  private final double examine;
  private final double convert;
  private final double duelCaptain;
  private final double duelContessa;
  private final double twin;
  private final double image;
  private final double content;
  private final double heat;
  private final double heatDoubt;
  private final double heatCards;
  private final double[] worth;
  private final double[] coinsWorth = new double[MOST_COINS];
  private final double[] belief = new double[(MOST + 1) * (MOST + 1) * (MOST + 1)];
  private final double[] absence = new double[MOST + 1];

  SchemerPolicy(Temper temper) {
    life = temper.of(Trait.LIFE);
    lastLife = temper.of(Trait.LAST_LIFE);
    wound = temper.of(Trait.WOUND);
    kill = temper.of(Trait.KILL);
    menaceCoins = temper.of(Trait.MENACE_COINS) / 10;
    menaceClaim = temper.of(Trait.MENACE_CLAIM);
    vengeance = temper.of(Trait.VENGEANCE);
    envy = temper.of(Trait.ENVY);
    doubt = temper.of(Trait.DOUBT);
    doubtPrior = temper.of(Trait.DOUBT_PRIOR);
    doubtShape = temper.of(Trait.DOUBT_SHAPE);
    doubtTax = temper.of(Trait.DOUBT_TAX);
    doubtSteal = temper.of(Trait.DOUBT_STEAL);
    doubtAssassinate = temper.of(Trait.DOUBT_ASSASSINATE);
    doubtExchange = temper.of(Trait.DOUBT_EXCHANGE);
    doubtBlock = temper.of(Trait.DOUBT_BLOCK);
    bluffBlock = temper.of(Trait.BLUFF_BLOCK);
    bluffContessaLast = temper.of(Trait.BLUFF_CONTESSA_LAST);
    scruple = temper.of(Trait.SCRUPLE);
    caution = temper.of(Trait.CAUTION);
    freeRide = temper.of(Trait.FREE_RIDE);
    exchange = temper.of(Trait.EXCHANGE);
    examine = temper.of(Trait.EXAMINE);
    convert = temper.of(Trait.CONVERT);
    duelCaptain = temper.of(Trait.DUEL_CAPTAIN);
    duelContessa = temper.of(Trait.DUEL_CONTESSA);
    twin = temper.of(Trait.TWIN);
    image = temper.of(Trait.IMAGE);
    content = temper.of(Trait.CONTENT);
    heat = temper.of(Trait.HEAT);
    heatDoubt = temper.of(Trait.HEAT_DOUBT);
    heatCards = temper.of(Trait.HEAT_CARDS);
    worth =
        new double[] {
          temper.of(Trait.WORTH_DUKE),
          temper.of(Trait.WORTH_ASSASSIN),
          temper.of(Trait.WORTH_CAPTAIN),
          temper.of(Trait.WORTH_AMBASSADOR),
          temper.of(Trait.WORTH_INQUISITOR),
          temper.of(Trait.WORTH_CONTESSA)
        };
    for (int rivals = 0; rivals < crowd.length; rivals++) {
      crowd[rivals] = 1 / (1 + temper.of(Trait.CROWD) * Math.max(0, rivals - 1));
    }
    for (int coins = 0; coins < MOST_COINS; coins++) {
      double late = Math.max(0, Math.min(coins, 10) - 7) * temper.of(Trait.LATE_COIN);
      coinsWorth[coins] = Math.min(coins, 7) + late;
    }
    for (int claims = 0; claims <= MOST; claims++) {
      for (int caught = 0; caught <= MOST; caught++) {
        for (int proven = 0; proven <= MOST; proven++) {
          double trust =
              temper.of(Trait.BELIEF)
                  * Math.pow(temper.of(Trait.LIAR), caught)
                  * Math.pow(temper.of(Trait.TRUTHFUL), proven);
          belief[(claims * (MOST + 1) + caught) * (MOST + 1) + proven] =
              Math.pow(Math.max(1, trust), claims);
        }
      }
      absence[claims] = Math.pow(temper.of(Trait.ABSENCE), claims);
    }
  }

  // ---- What is likely

  /** How likely a seat is to hold a character, by counting and by what it has said and done. */
  private double holds(Eye eye, int seat, int role) {
    double p = eye.byCount(seat, role);
    return p <= 0 || p >= 1 || silent(eye, seat, role)
        ? p
        : Odds.times(p, reputation(eye, seat, role));
  }

  /** Whether the seat has neither claimed the character nor missed a chance to: mostly so. */
  private static boolean silent(Eye eye, int seat, int role) {
    Reputation said = eye.open.said;
    return (said.claims(seat, role) | said.absences(seat, role)) == 0;
  }

  private double reputation(Eye eye, int seat, int role) {
    Reputation said = eye.open.said;
    int claims = Math.min(MOST, said.claims(seat, role));
    int caught = Math.min(MOST, said.caught(seat));
    int proven = Math.min(MOST, said.proven(seat));
    return belief[(claims * (MOST + 1) + caught) * (MOST + 1) + proven]
        * absence[Math.min(MOST, said.absences(seat, role))];
  }

  /** How likely the own claim is to be challenged by anybody. */
  private double doubted(Eye eye, int role, double stake) {
    return doubted(eye, role, stake, tableDoubt(eye));
  }

  private double doubted(Eye eye, int role, double stake, double tableDoubt) {
    OpenTable open = eye.open;
    int alive = open.alive(role);
    if (alive == 0) {
      return 1;
    }
    double plausible =
        Odds.among(alive, Integer.bitCount(open.inPlay & ~open.dead), open.hand[eye.seat]);
    if (!silent(eye, eye.seat, role)) {
      plausible = Odds.times(plausible, reputation(eye, eye.seat, role));
    }
    double shape = Math.max(0, 1 + doubtShape * (0.5 - plausible));
    return Math.min(0.95, tableDoubt * shape * stake);
  }

  /** How likely claims are to be challenged at this table, from what has been seen so far. */
  private double tableDoubt(Eye eye) {
    OpenTable open = eye.open;
    Reputation said = open.said;
    int doubts = 0;
    int claims = 0;
    for (int seat = 0; seat < open.rules.seats(); seat++) {
      claims += said.allClaims(seat);
      doubts += seat == eye.seat || !open.lives(seat) ? 0 : said.doubts(seat);
    }
    return (doubts + doubtPrior * doubt) / (claims + doubtPrior);
  }

  private double lifeWorth(Eye eye) {
    return eye.lives() > 1 ? life : lastLife;
  }

  /** What it is worth that this rival loses an influence. */
  private double harm(Eye eye, int seat) {
    OpenTable open = eye.open;
    if (seat == eye.seat) {
      return -lifeWorth(eye);
    }
    int rivals = open.rivals();
    boolean last = open.hand[seat] == 1;
    if (rivals == 1 && last) {
      return WIN;
    }
    Reputation said = open.said;
    double menace = 1 + menaceCoins * Math.min(10, open.coins[seat]);
    if (said.claims(seat, Roles.DUKE) + said.claims(seat, Roles.ASSASSIN) > 0) {
      menace += menaceClaim;
    }
    return (last ? kill : wound) * menace * crowd[rivals]
        + vengeance * Math.min(3, said.grudge(eye.seat, seat));
  }

  private double gain(Eye eye, int coins) {
    int now = Math.min(eye.open.coins[eye.seat], MOST_COINS / 2);
    return coinsWorth[Math.min(now + coins, MOST_COINS - 1)] - coinsWorth[now];
  }

  // ---- A turn

  @Override
  void act(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int coins = open.coins[eye.seat];
    int targets = open.targets(eye.seat);
    if (coins < 10) {
      double wary = tableDoubt(eye);
      menu.add(Codes.INCOME, gain(eye, 1));
      menu.add(Codes.FOREIGN_AID, gain(eye, 2) * (1 - aidStopped(eye, targets)));
      double doubtedDuke = doubted(eye, Roles.DUKE, doubtTax, wary);
      menu.add(Codes.TAX, claim(eye, Roles.DUKE, doubtedDuke, gain(eye, 3)));
      exchange(eye, menu, wary);
      double doubtedCaptain = doubted(eye, Roles.CAPTAIN, doubtSteal, wary);
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        steal(eye, menu, Seats.lowest(rest), doubtedCaptain);
      }
      if (coins >= 3) {
        double doubtedAssassin = doubted(eye, Roles.ASSASSIN, doubtAssassinate, wary);
        for (int rest = targets; rest != 0; rest &= rest - 1) {
          assassinate(eye, menu, Seats.lowest(rest), doubtedAssassin);
        }
      }
      if (open.inquisitor) {
        double doubted = doubted(eye, Roles.INQUISITOR, doubtExchange, wary);
        double worth = claim(eye, Roles.INQUISITOR, doubted, examine);
        for (int rest = open.others(eye.seat); rest != 0; rest &= rest - 1) {
          menu.add(Codes.EXAMINE + Seats.lowest(rest), worth);
        }
      }
      if (open.allegiances) {
        politics(eye, menu, coins, wary);
      }
    }
    if (coins >= 7) {
      double price = coinsWorth[Math.min(coins, 10)] - coinsWorth[Math.min(coins, 10) - 7];
      for (int rest = targets; rest != 0; rest &= rest - 1) {
        int target = Seats.lowest(rest);
        double harm = harm(eye, target);
        if (open.coupDeclared) {
          declare(eye, menu, Codes.COUP_NAMING, target, harm, -price);
        } else {
          menu.add(Codes.COUP + target, harm - price);
        }
      }
    }
    Certainties.beforeActing(eye, menu, WIN);
    menu.soften(heat);
  }

  /** A claim's worth: what it gains if it stands, and the risk if it is a lie. */
  private double claim(Eye eye, int role, double doubted, double gain) {
    if (eye.holds(role)) {
      return gain + doubted * wound * crowd[eye.open.rivals()] * 0.5;
    }
    return (1 - doubted) * gain - doubted * lifeWorth(eye) - scruple;
  }

  private double aidStopped(Eye eye, int blockers) {
    double open = 1;
    for (int rest = blockers; rest != 0; rest &= rest - 1) {
      double duke = holds(eye, Seats.lowest(rest), Roles.DUKE);
      open *= 1 - duke - (1 - duke) * bluffBlock * 0.3;
    }
    return 1 - open;
  }

  private void steal(Eye eye, Menu menu, int target, double doubted) {
    OpenTable open = eye.open;
    int coins = Math.min(2, open.coins[target]);
    if (coins == 0) {
      return;
    }
    double free = 1 - holds(eye, target, Roles.CAPTAIN);
    if (open.ambassador) {
      free *= 1 - holds(eye, target, Roles.AMBASSADOR);
    }
    if (open.inquisitor) {
      free *= 1 - holds(eye, target, Roles.INQUISITOR);
    }
    free *= 1 - bluffBlock;
    double gain = gain(eye, coins) + coins * envy * (open.rivals() == 1 ? 3 : 1);
    menu.add(Codes.STEAL + target, claim(eye, Roles.CAPTAIN, doubted, free * gain));
  }

  private void assassinate(Eye eye, Menu menu, int target, double doubted) {
    OpenTable open = eye.open;
    double contessa = holds(eye, target, Roles.CONTESSA);
    double bluff = open.hand[target] == 1 ? bluffContessaLast : bluffBlock;
    double free = (1 - contessa) * (1 - bluff * 0.7);
    double harm = harm(eye, target);
    if (open.assassinationDeclared) {
      double stands = claim(eye, Roles.ASSASSIN, doubted, 0);
      declare(eye, menu, Codes.ASSASSINATE_NAMING, target, free * harm, stands - 3);
    } else {
      double gain = free * harm - 3;
      menu.add(Codes.ASSASSINATE + target, claim(eye, Roles.ASSASSIN, doubted, gain));
    }
  }

  /** An attack that must name a character: it is worth as much as it is likely to hit. */
  private void declare(Eye eye, Menu menu, int base, int target, double harm, double cost) {
    for (int role = 0; role < Roles.COUNT; role++) {
      double hit = holds(eye, target, role);
      if (hit > 0) {
        menu.add(base + target * Roles.COUNT + role, hit * harm + cost);
      }
    }
    if (menu.size == 0) {
      menu.add(base + target * Roles.COUNT, 0);
    }
  }

  private void exchange(Eye eye, Menu menu, double wary) {
    OpenTable open = eye.open;
    double gain = exchange * Math.max(0, content * eye.lives() / 2 - handWorth(eye));
    if (open.ambassador) {
      menu.add(
          Codes.EXCHANGE_AMBASSADOR,
          claim(
              eye,
              Roles.AMBASSADOR,
              doubted(eye, Roles.AMBASSADOR, doubtExchange, wary),
              gain + 0.3));
    }
    if (open.inquisitor) {
      menu.add(
          Codes.EXCHANGE_INQUISITOR,
          claim(
              eye,
              Roles.INQUISITOR,
              doubted(eye, Roles.INQUISITOR, doubtExchange, wary),
              gain * 0.7));
    }
  }

  private double handWorth(Eye eye) {
    double sum = 0;
    int beside = 0;
    for (int rest = eye.hand; rest != 0; rest &= rest - 1) {
      int card = Integer.lowestOneBit(rest);
      sum += worth(eye, Roles.lowest(card), beside);
      beside |= card;
    }
    return sum;
  }

  /** Reformation: the reserve, and the sides. */
  private void politics(Eye eye, Menu menu, int coins, double wary) {
    OpenTable open = eye.open;
    if (open.reserve > 0) {
      double gain = gain(eye, open.reserve);
      double doubted = Math.min(0.9, wary * (0.5 + reputationOfDuke(eye)));
      menu.add(
          Codes.EMBEZZLE,
          eye.holds(Roles.DUKE) ? (1 - doubted) * gain - doubted * lifeWorth(eye) - scruple : gain);
    }
    if (coins >= 1) {
      double threat = 0;
      for (int rest = open.targets(eye.seat); rest != 0; rest &= rest - 1) {
        int seat = Seats.lowest(rest);
        threat += open.coins[seat] >= 7 ? 1 : 0;
      }
      double safer = open.rivals() > 1 ? threat * convert * lifeWorth(eye) / open.rivals() : 0;
      menu.add(Codes.CONVERT + eye.seat, safer - 1);
    }
  }

  private double reputationOfDuke(Eye eye) {
    return eye.open.said.claims(eye.seat, Roles.DUKE);
  }

  // ---- Answering others

  @Override
  double doubt(Eye eye) {
    OpenTable open = eye.open;
    int claimant = open.claimant();
    double certain = Certainties.onClaim(eye);
    if (certain >= 0) {
      return certain;
    }
    double held = holds(eye, claimant, open.claimedRole());
    double truth = open.denies() ? 1 - held : held;
    double stake = stake(eye);
    double worth = (1 - truth) * (harm(eye, claimant) + stake) - truth * lifeWorth(eye) - caution;
    if (open.rivals() > 1 && open.target != eye.seat && open.actor != eye.seat) {
      worth -= freeRide;
    }
    double x = worth / heatDoubt;
    return x < -SURE ? 0 : x > SURE ? 1 : 1 / (1 + Math.exp(-x));
  }

  /** What it costs this seat if the claim under way stands. */
  private double stake(Eye eye) {
    OpenTable open = eye.open;
    if (open.phase == OpenTable.CHALLENGE_BLOCK) {
      return open.actor == eye.seat ? stopped(eye) : 0;
    }
    int action = open.action;
    if (action == OpenTable.TAX) {
      return 3 * envy;
    }
    if (action == OpenTable.STEAL) {
      int coins = Math.min(2, open.coins[open.target]);
      boolean blocks =
          eye.holds(Roles.CAPTAIN) || eye.holds(Roles.AMBASSADOR) || eye.holds(Roles.INQUISITOR);
      return open.target == eye.seat ? (blocks ? 0 : coins * (1 + envy)) : coins * envy * 0.5;
    }
    if (action == OpenTable.ASSASSINATE) {
      if (open.target != eye.seat) {
        return -harm(eye, open.target) * 0.5;
      }
      if (eye.holds(Roles.CONTESSA)) {
        return 0;
      }
      return eye.lives() > 1 ? life : lastLife * doubted(eye, Roles.CONTESSA, doubtBlock);
    }
    if (action == OpenTable.EMBEZZLE) {
      return open.reserve * envy;
    }
    return envy;
  }

  /** What the actor loses if the block stands. */
  private double stopped(Eye eye) {
    OpenTable open = eye.open;
    if (open.action == OpenTable.ASSASSINATE) {
      return harm(eye, open.target);
    }
    return open.action == OpenTable.EXAMINE ? examine : 2;
  }

  @Override
  void block(Eye eye, Menu menu) {
    OpenTable open = eye.open;
    int action = open.action;
    if (action == OpenTable.FOREIGN_AID) {
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.DUKE, 2 * envy * (open.rivals() == 1 ? 3 : 1), 0);
    } else if (action == OpenTable.STEAL) {
      int coins = Math.min(2, open.coins[eye.seat]);
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.CAPTAIN, coins * (1 + envy), 0);
      block(eye, menu, Roles.AMBASSADOR, coins * (1 + envy), 0);
      block(eye, menu, Roles.INQUISITOR, coins * (1 + envy), 0);
    } else if (action == OpenTable.ASSASSINATE) {
      boolean last = eye.lives() == 1;
      if (!last) {
        menu.add(Codes.PASS, 0);
      }
      block(eye, menu, Roles.CONTESSA, lifeWorth(eye), last ? 0 : lastLife);
    } else {
      menu.add(Codes.PASS, 0);
      block(eye, menu, Roles.CONTESSA, examine, 0);
    }
    menu.soften(heat);
  }

  /** A block by this character: what it saves, and what being caught costs beyond an influence. */
  private void block(Eye eye, Menu menu, int role, double saves, double more) {
    if (!Roles.has(eye.open.inPlay, role)) {
      return;
    }
    double doubted = doubted(eye, role, doubtBlock);
    if (eye.holds(role)) {
      menu.add(Codes.BLOCK + role, saves + 1 + doubted * wound * 0.3);
    } else {
      double risk = lifeWorth(eye) + more;
      menu.add(Codes.BLOCK + role, (1 - doubted) * saves - doubted * risk - scruple);
    }
  }

  // ---- Cards

  @Override
  double worth(Eye eye, int role, int beside) {
    double value = worth[role];
    if (eye.open.rivals() == 1) {
      value += role == Roles.CAPTAIN ? duelCaptain : role == Roles.CONTESSA ? duelContessa : 0;
    }
    if (Roles.has(beside, role)) {
      value -= twin;
    }
    return value + image * Math.min(2, eye.open.said.claims(eye.seat, role));
  }

  @Override
  double heat() {
    return heatCards;
  }

  @Override
  double swap(Eye eye) {
    if (eye.offered < 0) {
      return 0.5;
    }
    double above = (worth[eye.offered] - 2) / heatCards;
    return 1 / (1 + Math.exp(-above));
  }
}

package contessa.bots.coup;

import contessa.coup.Cards;
import contessa.coup.Codes;
import contessa.coup.CoupView;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.util.Arrays;

/**
 * What one seat believes about the others: for each of them, how well every hand in the hands of
 * every kind of player explains what that seat has done. Each decision heard of, passes included,
 * multiplies in the probability with which that kind of player would have made it with that hand;
 * cards shown, lost and drawn move the weights. How many copies are left is not part of the
 * weights: it enters when hands are dealt.
 */
final class Belief implements Witness {

  /** How often anybody does what their kind would not: keeps every hand thinkable. */
  private static final double SLIP = 0.08;

  /** How freely cards are chosen in an exchange that nobody sees. */
  private static final double EXCHANGE_HEAT = 1.2;

  /** How much of the old hand's evidence survives an exchange with so many cards drawn. */
  private static final double[] SURVIVES = {1, 0.6, 0.35};

  /** A player who holds the card all the same seldom refuses to show it. */
  private static final double DECLINES_WITH_CARD = 0.02;

  private final OpenTable open;
  private final int seat;
  private final CourtKnowledge court;
  private final double[][][] weights;
  private final double[] scratch = new double[Hands.PAIRS];
  private final Eye eye;
  private final Menu menu = new Menu();
  private final double[] likely = new double[Math.max(Kind.ACTINGS, Kind.DOUBTINGS)];
  private final int[] shown = new int[OpenTable.SEATS];
  private final int[] offered = new int[OpenTable.SEATS];
  private int swapped = Seats.NOBODY;
  private final double[][] single = new double[Kind.COUNT][Roles.COUNT];

  // Reused while dealing.
  private final double[][] handWeights = new double[OpenTable.SEATS][Hands.PAIRS];
  private final int[] ways = new int[Roles.COUNT];
  private int pool;
  private final int[] order = new int[OpenTable.SEATS];
  private final double[] kindWeights = new double[Kind.COUNT];

  Belief(OpenTable open, int seat) {
    this.open = open;
    this.seat = seat;
    court = new CourtKnowledge(open);
    eye = new Eye(open);
    weights = new double[open.seats()][Kind.COUNT][Hands.PAIRS];
    Arrays.fill(shown, -1);
    Arrays.fill(offered, -1);
    for (double[][] player : weights) {
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        Arrays.fill(player[kind], Kind.ALL[kind].common);
      }
    }
  }

  // ---- Listening

  @Override
  public void decided(int who, int code) {
    if (who == seat) {
      return;
    }
    int cards = open.hand[who];
    double[][] player = weights[who];
    boolean window =
        open.phase == OpenTable.CHALLENGE_ACTION || open.phase == OpenTable.CHALLENGE_BLOCK;
    double usual = 1.0 / roughChoices(who);
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      if (suppose(who, hand, cards)) {
        if (window) {
          answered(player, hand, code == Codes.CHALLENGE);
        } else if (open.phase == OpenTable.BLOCK) {
          blocked(player, hand, code, usual);
        } else {
          acted(player, hand, code, usual);
        }
      } else {
        for (double[] kind : player) {
          kind[hand] = 0; // there are not so many copies in play
        }
      }
    }
    normalise(player);
  }

  private void answered(double[][] player, int hand, boolean challenged) {
    for (int doubting = 0; doubting < Kind.DOUBTINGS; doubting++) {
      double p = Kind.doubt(eye, doubting);
      likely[doubting] = (1 - SLIP) * (challenged ? p : 1 - p) + SLIP / 2;
    }
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      player[kind][hand] *= likely[Kind.doubting(kind)];
    }
  }

  private void blocked(double[][] player, int hand, int code, double usual) {
    for (int blocking = 0; blocking < Kind.BLOCKINGS; blocking++) {
      Kind.wayOfBlocking(blocking).weigh(eye, menu);
      likely[blocking] = (1 - SLIP) * menu.share(code) + SLIP * usual;
    }
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      player[kind][hand] *= likely[Kind.blocking(kind)];
    }
  }

  private void acted(double[][] player, int hand, int code, double usual) {
    for (int acting = 0; acting < Kind.ACTINGS; acting++) {
      double p = usual;
      if (!Kind.actsAtRandom(acting)) {
        Kind.wayOfActing(acting).weigh(eye, menu);
        p = menu.share(code);
      }
      likely[acting] = (1 - SLIP) * p + SLIP * usual;
    }
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      player[kind][hand] *= likely[Kind.acting(kind)];
    }
  }

  private int roughChoices(int who) {
    if (open.phase == OpenTable.BLOCK) {
      return open.action == OpenTable.STEAL ? 3 : 2;
    }
    int coins = open.coins[who];
    int targets = Integer.bitCount(open.targets(who));
    return coins >= 10 ? targets : 4 + targets * (1 + (coins >= 3 ? 1 : 0) + (coins >= 7 ? 1 : 0));
  }

  /** Looks through the eyes of a player with that hand; false if there are not so many copies. */
  private boolean suppose(int who, int hand, int cards) {
    int first = cards == 1 ? hand : Hands.FIRST[hand];
    int alive = open.inPlay & ~open.dead;
    int bits = Integer.lowestOneBit(alive & Cards.copiesOf(first));
    if (cards > 1) {
      bits |= Integer.lowestOneBit(alive & Cards.copiesOf(Hands.SECOND[hand]) & ~bits);
    }
    if (Integer.bitCount(bits) < Math.min(cards, 2)) {
      return false;
    }
    eye.of(who, bits);
    return true;
  }

  @Override
  public void shown(int who, int card) {
    shown[who] = card;
    if (who != seat) {
      require(who, Roles.ofCard(card));
    }
  }

  @Override
  public void showedHand(int who, int[] cards) {
    shown[who] = -1;
    for (int card : cards) {
      court.enter(card);
    }
  }

  @Override
  public void replaced(int who, int[] cards) {
    int card = shown[who];
    shown[who] = -1;
    if (card >= 0) {
      court.enter(card);
    }
    court.drew(who, cards);
    if (who == seat) {
      return;
    }
    if (card < 0) {
      forget(who);
    } else {
      renew(who, Roles.ofCard(card));
    }
  }

  @Override
  public void declined(int who, int role, boolean denied) {
    if (who == seat || denied) {
      return;
    }
    int cards = open.hand[who];
    for (double[] kind : weights[who]) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        kind[hand] *= Hands.has(hand, cards, role) ? DECLINES_WITH_CARD : 1;
      }
    }
  }

  @Override
  public void lost(int who, int card) {
    if (who == seat || open.hand[who] < 2) {
      return;
    }
    int role = Roles.ofCard(card);
    int phase = open.phase;
    open.phase = OpenTable.LOSE;
    for (int other = 0; other < Roles.COUNT; other++) {
      int pair = Hands.pair(role, other);
      boolean thinkable = suppose(who, pair, 2);
      for (int acting = 0; acting < Kind.ACTINGS; acting++) {
        likely[acting] = role == other ? 1 : 0.5;
        if (thinkable && role != other && !Kind.actsAtRandom(acting)) {
          Kind.wayOfActing(acting).weigh(eye, menu);
          likely[acting] = 0.1 + 0.8 * shareOfRole(role);
        }
      }
      for (int kind = 0; kind < Kind.COUNT; kind++) {
        single[kind][other] = weights[who][kind][pair] * likely[Kind.acting(kind)];
      }
    }
    open.phase = phase;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      System.arraycopy(single[kind], 0, weights[who][kind], 0, Roles.COUNT);
    }
    if (shown[who] == card) {
      shown[who] = -1;
    }
    normalise(weights[who]);
  }

  private double shareOfRole(int role) {
    double own = 0;
    for (int i = 0; i < menu.size; i++) {
      own += Roles.ofCard(menu.codes[i] - Codes.CARD) == role ? menu.weights[i] : 0;
    }
    return own / menu.sum();
  }

  @Override
  public void bared(int who, int[] cards) {
    if (who == seat) {
      return;
    }
    for (int card : cards) {
      require(who, Roles.ofCard(card));
    }
  }

  @Override
  public void drew(int who, int[] cards) {
    court.drew(who, cards);
  }

  @Override
  public void returned(int who, int[] cards) {
    if (who == seat) {
      swapped = Seats.NOBODY;
      for (int card : cards) {
        court.enter(card);
      }
      return;
    }
    if (who == swapped) {
      if (offered[who] >= 0) {
        court.enter(offered[who]);
        renew(who, Roles.ofCard(offered[who]));
      } else {
        renewSomething(who);
      }
      swapped = Seats.NOBODY;
      return;
    }
    exchanged(who, cards.length);
  }

  @Override
  public void offered(int who, int to, int card) {
    offered[who] = card;
    if (who != seat && card >= 0) {
      require(who, Roles.ofCard(card));
    }
  }

  @Override
  public void judged(int examiner, int who, boolean swap) {
    swapped = swap ? who : Seats.NOBODY;
  }

  // ---- Moving weights

  /** Only hands with that character are possible. */
  private void require(int who, int role) {
    int cards = Math.min(2, open.hand[who]);
    for (double[] kind : weights[who]) {
      for (int hand = 0; hand < Hands.count(cards); hand++) {
        kind[hand] *= Hands.has(hand, cards, role) ? 1 : 0;
      }
    }
    normalise(weights[who]);
  }

  /** A known card has been replaced by one from the court; either card may be the new one. */
  private void renew(int who, int role) {
    int cards = Math.min(2, open.hand[who]);
    if (cards == 1) {
      for (double[] kind : weights[who]) {
        Arrays.fill(kind, 0, Roles.COUNT, kind[role]);
      }
    } else {
      for (double[] kind : weights[who]) {
        System.arraycopy(kind, 0, scratch, 0, Hands.PAIRS);
        for (int hand = 0; hand < Hands.PAIRS; hand++) {
          double a = scratch[Hands.pair(role, Hands.FIRST[hand])];
          double b = scratch[Hands.pair(role, Hands.SECOND[hand])];
          kind[hand] = (a + b) / 2;
        }
      }
    }
    normalise(weights[who]);
  }

  /** One card, nobody knows which, has been replaced. */
  private void renewSomething(int who) {
    int cards = Math.min(2, open.hand[who]);
    if (cards == 1) {
      forget(who);
      return;
    }
    for (double[] kind : weights[who]) {
      double[] marginal = new double[Roles.COUNT];
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        marginal[Hands.FIRST[hand]] += kind[hand] / Roles.COUNT;
        marginal[Hands.SECOND[hand]] += kind[hand] / Roles.COUNT;
      }
      for (int hand = 0; hand < Hands.PAIRS; hand++) {
        kind[hand] = (marginal[Hands.FIRST[hand]] + marginal[Hands.SECOND[hand]]) / 2;
      }
    }
    normalise(weights[who]);
  }

  /** The hand is new; what is left is what was learnt about the player. */
  private void forget(int who) {
    for (double[] kind : weights[who]) {
      double sum = 0;
      for (double weight : kind) {
        sum += weight;
      }
      Arrays.fill(kind, sum / kind.length);
    }
    normalise(weights[who]);
  }

  /** Out of what was held and drawn the better cards were kept. */
  private void exchanged(int who, int drawn) {
    int cards = Math.min(2, open.hand[who] - drawn);
    double old = SURVIVES[Math.min(2, drawn)];
    int count = Hands.count(cards);
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      double[] weight = weights[who][kind];
      double mean = 0;
      for (int hand = 0; hand < count; hand++) {
        mean += weight[hand] / count;
      }
      for (int hand = 0; hand < count; hand++) {
        double liking = Kind.actsAtRandom(Kind.acting(kind)) ? 1 : liking(who, kind, hand, cards);
        weight[hand] = liking * (old * weight[hand] + (1 - old) * mean);
      }
    }
    normalise(weights[who]);
  }

  private double liking(int who, int kind, int hand, int cards) {
    eye.seat = who;
    int first = cards == 1 ? hand : Hands.FIRST[hand];
    double worth = Kind.ALL[kind].worth(eye, first, 0);
    if (cards > 1) {
      int second = Hands.SECOND[hand];
      worth += Kind.ALL[kind].worth(eye, second, Cards.copiesOf(first));
    }
    return Math.exp(worth / EXCHANGE_HEAT);
  }

  private static void normalise(double[][] player) {
    double most = 0;
    for (double[] kind : player) {
      for (double weight : kind) {
        most = Math.max(most, weight);
      }
    }
    if (most <= 0) {
      // Nothing explains what was seen: somebody plays in a way nobody thought of. Start afresh.
      for (int kind = 0; kind < player.length; kind++) {
        Arrays.fill(player[kind], Kind.ALL[kind].common);
      }
      return;
    }
    for (double[] kind : player) {
      for (int hand = 0; hand < kind.length; hand++) {
        kind[hand] /= most;
      }
    }
  }

  // ---- Dealing

  /** Gets ready to deal from this view. */
  void prepare(CoupView view) {
    court.reconcile(view.unseen().bits());
    for (int rest = open.others(seat); rest != 0; rest &= rest - 1) {
      int who = Seats.lowest(rest);
      double[] sums = handWeights[who];
      Arrays.fill(sums, 0);
      for (double[] kind : weights[who]) {
        for (int hand = 0; hand < Hands.count(open.hand[who]); hand++) {
          sums[hand] += kind[hand];
        }
      }
      for (int known = Roles.kinds(view.known(who)); known != 0; known &= known - 1) {
        int role = Integer.numberOfTrailingZeros(known);
        for (int hand = 0; hand < Hands.count(open.hand[who]); hand++) {
          sums[hand] *= Hands.has(hand, open.hand[who], role) ? 1 : 0;
        }
      }
    }
  }

  /**
   * Deals the hidden cards once, as likely as they are believed to lie so.
   *
   * @param down receives every seat's face-down cards
   * @param kinds receives the kind of player at every seat
   * @return how much this deal counts among others; 0 if it came to nothing
   */
  double deal(CoupView view, int[] down, int[] kinds, SeededChance chance) {
    pool = view.unseen().bits();
    int players = 0;
    for (int rest = open.others(seat); rest != 0; rest &= rest - 1) {
      int place = chance.below(++players);
      order[players - 1] = order[place];
      order[place] = Seats.lowest(rest);
    }
    for (int who = 0; who < open.seats(); who++) {
      down[who] = view.known(who);
    }
    double counts = 1;
    for (int i = 0; i < players; i++) {
      int who = order[i];
      int cards = open.hand[who];
      double total = weighHands(who, cards, down[who]);
      if (total <= 0) {
        return 0; // those before took what this one must have
      }
      counts *= total;
      int hand = pick(cards, total, chance);
      kinds[who] = kindWith(who, hand, chance);
      give(who, cards == 1 ? hand : Hands.FIRST[hand], cards == 1 ? -1 : Hands.SECOND[hand], down);
    }
    return counts;
  }

  /** What is left after a deal: the court, and in a draft the other's set-aside cards. */
  int court(CoupView view, SeededChance chance) {
    int cards = pool;
    for (int more = Integer.bitCount(cards) - view.deckSize(); more > 0; more--) {
      cards &= ~chance.memberOf(cards);
    }
    return cards;
  }

  /** Completes a hand to these two characters, or one; what is known of it stays. */
  private void give(int who, int first, int second, int[] down) {
    int known = down[who];
    int copies = Cards.copiesOf(first);
    if ((known & copies) != 0) {
      known &= ~Integer.lowestOneBit(known & copies);
    } else {
      draw(who, copies, down);
    }
    if (second >= 0 && (known & Cards.copiesOf(second)) == 0) {
      draw(who, Cards.copiesOf(second), down);
    }
  }

  private void draw(int who, int copies, int[] down) {
    int card = Integer.lowestOneBit(pool & copies);
    down[who] |= card;
    pool ^= card;
  }

  /** Each hand's weight times the number of ways to deal it from what is left. */
  private double weighHands(int who, int cards, int known) {
    double total = 0;
    double[] sums = handWeights[who];
    for (int role = 0; role < Roles.COUNT; role++) {
      ways[role] = Roles.count(pool, role) - court.outOfReach(who, role) + Roles.count(known, role);
    }
    if (cards == 1) {
      for (int hand = 0; hand < Roles.COUNT; hand++) {
        scratch[hand] = sums[hand] * Math.max(0, ways[hand]);
        total += scratch[hand];
      }
      return total;
    }
    for (int hand = 0; hand < Hands.PAIRS; hand++) {
      int a = ways[Hands.FIRST[hand]];
      int b = ways[Hands.SECOND[hand]];
      boolean twins = Hands.FIRST[hand] == Hands.SECOND[hand];
      double dealt = a <= 0 || b <= 0 ? 0 : twins ? a * (a - 1) / 2.0 : (double) a * b;
      scratch[hand] = sums[hand] * dealt;
      total += scratch[hand];
    }
    return total;
  }

  private int pick(int cards, double total, SeededChance chance) {
    double rest = (chance.next() >>> 11) * 0x1p-53 * total;
    int last = 0;
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      if (scratch[hand] > 0) {
        last = hand;
        rest -= scratch[hand];
        if (rest < 0) {
          break;
        }
      }
    }
    return last;
  }

  private int kindWith(int who, int hand, SeededChance chance) {
    double total = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      kindWeights[kind] = weights[who][kind][hand];
      total += kindWeights[kind];
    }
    double rest = (chance.next() >>> 11) * 0x1p-53 * total;
    for (int kind = 0; kind < Kind.COUNT - 1; kind++) {
      rest -= kindWeights[kind];
      if (rest < 0) {
        return kind;
      }
    }
    return Kind.COUNT - 1;
  }
}

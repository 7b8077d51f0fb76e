package contessa.analysis.coup;

import contessa.bots.net.History;
import contessa.coup.Cards;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.game.Seats;
import contessa.game.SeededChance;

/**
 * Deals the hidden cards as one seat could believe them to lie: its own cards and whatever it has
 * seen stay, the others get hands by the {@link HandBelief}. Players are dealt to in random order;
 * a world's weight makes up for what the earlier ones took from the later.
 */
final class WorldSampler {

  private static final int ROLES = Hands.ROLES;

  /** How often the others are dealt their hands to judge one claim. */
  private static final int DEALS = 48;

  private final HandBelief belief;
  private final int seats;
  private final int[] down;
  private final int[] order;
  private final double[] weighed = new double[Hands.PAIRS];
  private final int[] copies = new int[ROLES];
  private int pool;

  WorldSampler(CoupRules rules, HandBelief belief) {
    this.belief = belief;
    seats = rules.seats();
    down = new int[seats];
    order = new int[seats];
  }

  /**
   * Fills the world once.
   *
   * @return its weight among others; 0 if no consistent deal was found
   */
  double sample(CoupView view, History history, SeededChance chance, CoupTable world) {
    double weight = deal(view, history, chance);
    if (weight > 0) {
      int court = pool;
      while (Integer.bitCount(court) > view.deckSize()) {
        court &= ~chance.memberOf(court);
      }
      world.imagine(view, down, court);
    }
    return weight;
  }

  /**
   * How likely another seat holds a character. The others are dealt their hands at random; for the
   * claimant every hand is counted, so that few deals suffice.
   */
  double holds(CoupView view, History history, int claimant, int role, SeededChance chance) {
    double with = 0;
    double all = 0;
    for (int n = 0; n < DEALS; n++) {
      int players = order(view, claimant, chance);
      double weight = 1;
      for (int i = 0; i < players && weight > 0; i++) {
        weight *= deal(view, order[i], surely(history, view.reader(), order[i]), chance);
      }
      if (weight > 0) {
        int surely = surely(history, view.reader(), claimant);
        all += weight * weigh(view, claimant, surely);
        int cards = cards(view, claimant);
        for (int hand = 0; hand < Hands.count(cards); hand++) {
          with += Hands.has(hand, cards, role) ? weight * weighed[hand] : 0;
        }
      }
    }
    return all > 0 ? Math.clamp(with / all, 0, 1) : 0;
  }

  private double deal(CoupView view, History history, SeededChance chance) {
    int players = order(view, Seats.NOBODY, chance);
    int me = view.reader();
    double weight = 1;
    for (int i = 0; i < players && weight > 0; i++) {
      weight *= deal(view, order[i], surely(history, me, order[i]), chance);
    }
    for (int i = 0; i < players && weight > 0; i++) {
      int seat = order[i];
      for (int n = Integer.bitCount(down[seat]); n < view.handSize(seat); n++) {
        int card = chance.memberOf(pool);
        down[seat] |= card;
        pool ^= card;
      }
    }
    return weight;
  }

  /** Begins a deal: picks the order in which players get their hands, and counts them. */
  private int order(CoupView view, int without, SeededChance chance) {
    pool = view.unseen().bits();
    int players = 0;
    for (int seat = 0; seat < seats; seat++) {
      down[seat] = view.known(seat);
      if (seat != view.reader() && seat != without && view.lives(seat)) {
        int place = chance.below(++players);
        order[players - 1] = order[place];
        order[place] = seat;
      }
    }
    return players;
  }

  /** The characters that the seat has seen in an examination and knows to be there, as bits. */
  private static int surely(History history, int reader, int seat) {
    int roles = 0;
    for (int role = 0; role < ROLES; role++) {
      roles |= reader >= 0 && history.knows(reader, seat, role) ? 1 << role : 0;
    }
    return roles;
  }

  private double deal(CoupView view, int seat, int surely, SeededChance chance) {
    double total = weigh(view, seat, surely);
    if (total <= 0) {
      return 0;
    }
    int cards = cards(view, seat);
    int hand = Hands.pick(weighed, cards, total, chance);
    int own = Hands.complete(down[seat], pool, hand, cards);
    if (own == Hands.IMPOSSIBLE) {
      return 0;
    }
    pool &= ~own;
    down[seat] = own;
    return total;
  }

  private int cards(CoupView view, int seat) {
    return Math.min(belief.cards(seat), view.handSize(seat));
  }

  /** Weighs every hand that the seat may have; the sum. */
  private double weigh(CoupView view, int seat, int surely) {
    int cards = cards(view, seat);
    int known = down[seat];
    for (int role = 0; role < ROLES; role++) {
      copies[role] = Cards.count(pool | known, role);
    }
    double total = 0;
    for (int hand = 0; hand < Hands.count(cards); hand++) {
      weighed[hand] = fits(hand, cards, known, surely) ? ways(hand, cards, known) : 0;
      weighed[hand] *= belief.weight(seat, hand);
      total += weighed[hand];
    }
    return total;
  }

  private static boolean fits(int hand, int cards, int known, int surely) {
    for (int role = 0; role < ROLES; role++) {
      boolean needed = Cards.has(known, role) || Seats.has(surely, role);
      if (needed && !Hands.has(hand, cards, role)) {
        return false;
      }
    }
    return true;
  }

  /** The ways to deal the part of a hand that is not known. */
  private double ways(int hand, int cards, int known) {
    if (known == 0) {
      return Hands.ways(hand, cards, copies);
    }
    int open = Cards.roleOf(known);
    if (cards == 1 || Integer.bitCount(known) > 1) {
      return 1;
    }
    int first = Hands.first(hand, cards);
    int other = first == open ? Hands.second(hand, cards) : first;
    return Math.max(0, copies[other] - (other == open ? 1 : 0));
  }
}

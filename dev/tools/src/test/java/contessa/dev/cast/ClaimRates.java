package contessa.dev.cast;

import module java.base;

import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.coup.Role;

/** How often people at some tables claim falsely, and challenge. It sees all cards. */
final class ClaimRates {

  /**
   * What is claimed, and how many of these claims are false in 51,401 public games of five people.
   */
  enum Kind {
    TAX(0.20),
    STEAL(0.12),
    ASSASSINATE(0.14),
    EXCHANGE(0.53),
    BLOCK_DUKE(0.45),
    BLOCK_CONTESSA(0.53),
    BLOCK_CAPTAIN(0.41),
    BLOCK_AMBASSADOR(0.30);

    final double amongPeople;

    Kind(double amongPeople) {
      this.amongPeople = amongPeople;
    }
  }

  /** Challenges per game, and the share of them that are right, in the same public games. */
  static final double CHALLENGES = 6.5;

  static final double RIGHT = 0.38;

  private final long[] claims = new long[Kind.values().length];
  private final long[] lies = new long[claims.length];
  private final List<Integer> turns = new ArrayList<>();
  private long challenges;
  private long right;

  /** Events are announced before the cards they are about move. */
  void hear(CoupEvent event, CoupTable table) {
    Claim claim = event.claimMade();
    Kind kind = claim == null ? null : kind(event, claim);
    if (claim != null && kind != null) {
      claims[kind.ordinal()]++;
      lies[kind.ordinal()] += isTrue(claim, table) ? 0 : 1;
    }
    if (event instanceof CoupEvent.Challenged(int _, Claim doubted)) {
      challenges++;
      right += isTrue(doubted, table) ? 0 : 1;
    }
  }

  static boolean isTrue(Claim claim, CoupTable table) {
    return claim.isTrueOf(new Cards(table.down(claim.seat())));
  }

  private static Kind kind(CoupEvent event, Claim claim) {
    if (event instanceof CoupEvent.Acted acted) {
      return acted.action() == Action.TAX
          ? Kind.TAX
          : acted.action() == Action.STEAL
              ? Kind.STEAL
              : acted.action() == Action.ASSASSINATE ? Kind.ASSASSINATE : Kind.EXCHANGE;
    }
    return claim.role() == Role.DUKE
        ? Kind.BLOCK_DUKE
        : claim.role() == Role.CONTESSA
            ? Kind.BLOCK_CONTESSA
            : claim.role() == Role.CAPTAIN ? Kind.BLOCK_CAPTAIN : Kind.BLOCK_AMBASSADOR;
  }

  void ended(int length) {
    turns.add(length);
  }

  void add(ClaimRates other) {
    for (int kind = 0; kind < claims.length; kind++) {
      claims[kind] += other.claims[kind];
      lies[kind] += other.lies[kind];
    }
    turns.addAll(other.turns);
    challenges += other.challenges;
    right += other.right;
  }

  double falsely(Kind kind) {
    return (double) lies[kind.ordinal()] / Math.max(1, claims[kind.ordinal()]);
  }

  double challengesPerGame() {
    return (double) challenges / turns.size();
  }

  double rightly() {
    return (double) right / Math.max(1, challenges);
  }

  int medianTurns() {
    List<Integer> sorted = new ArrayList<>(turns);
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}

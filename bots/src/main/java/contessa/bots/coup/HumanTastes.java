package contessa.bots.coup;

import contessa.coup.Action;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;

/** What a person's tastes add to the log-odds of a move. */
final class HumanTastes {

  private static final double MOST_GRUDGE = 3;
  private static final double MOST_CLAIMS = 4;

  private final Temperament of;
  private final PointOfView pov;
  private final FallibleMemory memory;

  HumanTastes(Temperament temperament, PointOfView pov, FallibleMemory memory) {
    of = temperament;
    this.pov = pov;
    this.memory = memory;
  }

  double forMove(int code) {
    CoupPhase phase = pov.phase;
    if (phase == CoupPhase.ACTION) {
      return forAction(code);
    }
    if (phase == CoupPhase.BLOCK) {
      return code == CoupCodes.PASS ? 0 : forBlock(code - CoupCodes.BLOCK);
    }
    return pov.inChallengeWindow() && code == CoupCodes.CHALLENGE ? forChallenge() : 0;
  }

  private double forAction(int code) {
    Action action = CoupCodes.action(code);
    int claim = CoupCodes.claim(code);
    double taste = 0;
    if (claim >= 0 && action.denies() == pov.holds(claim)) {
      taste += excited() * of.of(lie(action)) + forLie(claim);
    }
    if (action == Action.INCOME || action == Action.FOREIGN_AID) {
      taste += of.of(Taste.QUIET);
    }
    boolean attack =
        action == Action.COUP || action == Action.ASSASSINATE || action == Action.STEAL;
    return attack ? taste + forAttack(CoupCodes.target(code)) : taste;
  }

  private static Taste lie(Action action) {
    return switch (action) {
      case TAX, EMBEZZLE -> Taste.TAX;
      case STEAL -> Taste.STEAL;
      case ASSASSINATE -> Taste.ASSASSINATE;
      default -> Taste.EXCHANGE;
    };
  }

  private double forLie(int role) {
    boolean known = memory.wasRefused(role) || pov.alive(role) == 0;
    double trusted = pov.said.proven[pov.seat] > 0 ? 1 : -1;
    return (known ? of.of(Taste.CLUMSY) : 0) + trusted * of.of(Taste.CUNNING);
  }

  private double forAttack(int target) {
    Reputation said = pov.said;
    double claims = 0;
    for (int role = 0; role < Roles.COUNT; role++) {
      claims += said.claims[target][role];
    }
    return of.of(Taste.ATTACK)
        + grudge(target)
        + of.of(Taste.LOUD) * Math.min(MOST_CLAIMS, claims) / MOST_CLAIMS
        - (pov.cards[target] == 1 && pov.rivals() > 1 ? of.of(Taste.MERCY) : 0);
  }

  private double grudge(int against) {
    return of.of(Taste.GRUDGE) * Math.min(MOST_GRUDGE, pov.said.grudges[pov.seat][against]);
  }

  private double forBlock(int role) {
    if (pov.holds(role)) {
      return of.of(Taste.GUARD);
    }
    Taste lie =
        role == Roles.DUKE
            ? Taste.DUKE
            : role == Roles.CONTESSA
                ? Taste.CONTESSA
                : role == Roles.CAPTAIN ? Taste.CAPTAIN : Taste.AMBASSADOR;
    return of.of(Taste.GUARD) + excited() * of.of(lie) + forLie(role);
  }

  private double forChallenge() {
    int claimant = pov.claimant();
    boolean touched = pov.blocker >= 0 ? pov.actor == pov.seat : pov.target == pov.seat;
    return excited() * (of.of(Taste.CHALLENGE) + (touched ? of.of(Taste.TOUCHY) : 0))
        - (pov.rivals() == 1 ? of.of(Taste.TIMID) : 0)
        + of.of(Taste.SUSPICION) * Math.min(2, pov.said.caught[claimant]);
  }

  private double excited() {
    return pov.rivals() == 1 ? 1 - of.of(Taste.CALM) : 1;
  }
}

package contessa.bots.coup;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.coup.Action;
import contessa.coup.Cards;
import contessa.coup.CoupCodes;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.Role;
import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;

/**
 * Players in the manner of bots that other people have written, as a yardstick. The contessa was
 * adjusted with the first three in view, and measured against the other two afterwards.
 */
public final class Strangers {

  private Strangers() {}

  /** Tells the truth, bears grudges, and challenges only where it knows or dies otherwise. */
  public static BotKind grudger() {
    return new Kind("grudger", new Grudger());
  }

  /** Tells the story of a Duke, defends it, and doubts what is unlikely. */
  public static BotKind duke() {
    return new Kind("duke", new Courtier());
  }

  /** Lies in wait with the Assassin, and doubts at random. */
  public static BotKind assassin() {
    return new Kind("assassin", new Cutthroat());
  }

  /** Kept apart: counts, expects, and lies where the claim is plausible. */
  public static BotKind counter() {
    return new Kind("counter", new Counter());
  }

  /** Kept apart: sticks to the two characters it has told of, and doubts who has told of more. */
  public static BotKind storyteller() {
    return new Kind("storyteller", new Storyteller());
  }

  public static List<BotKind> inView() {
    return List.of(grudger(), duke(), assassin());
  }

  public static List<BotKind> keptApart() {
    return List.of(counter(), storyteller());
  }

  private record Kind(String name, Policy policy) implements BotKind {
    @Override
    public String about() {
      return name;
    }

    @Override
    public boolean plays(String game) {
      return game.equals(GameKind.COUP.word());
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return new PolicyBot((CoupRules) rules, seat, policy);
    }
  }

  /** What they have in common. */
  private static class Grudger extends HonestPolicy {

    @Override
    void act(PointOfView pov, MoveWeights moves) {
      int coins = pov.coins[pov.seat];
      int targets = pov.targets(pov.seat);
      if (targets == 0 || pov.coupDeclared || pov.allegiances) {
        super.act(pov, moves);
        return;
      }
      if (coins >= Action.COUP.cost()) {
        moves.add(Action.COUP.code(best(targets, seat -> hatred(pov, seat))), 1);
        return;
      }
      int mortal = without(pov, targets, Roles.CONTESSA, -1);
      if (coins >= Action.ASSASSINATE.cost() && mortal != 0 && claims(pov, Roles.ASSASSIN)) {
        moves.add(Action.ASSASSINATE.code(best(mortal, seat -> hatred(pov, seat))), 1);
        return;
      }
      int helpless = without(pov, targets, Roles.CAPTAIN, Roles.AMBASSADOR);
      int rich = helpless == 0 ? -1 : best(helpless, seat -> pov.coins[seat]);
      if (claims(pov, Roles.DUKE)) {
        moves.add(Action.TAX.code(), 3);
      } else if (rich >= 0 && pov.coins[rich] >= 2 && claims(pov, Roles.CAPTAIN)) {
        moves.add(Action.STEAL.code(rich), 3);
      } else if (pov.holds(Roles.AMBASSADOR)) {
        moves.add(Action.EXCHANGE.code(Role.AMBASSADOR), 2);
        moves.add(Action.INCOME.code(), 1);
      } else {
        boolean blocked = without(pov, targets, Roles.DUKE, -1) != targets;
        moves.add((blocked ? Action.INCOME : Action.FOREIGN_AID).code(), 1);
      }
    }

    /** Whether it is ready to claim a character now. */
    boolean claims(PointOfView pov, int role) {
      return pov.holds(role);
    }

    double hatred(PointOfView pov, int seat) {
      return 3 * pov.said.grudges[pov.seat][seat] + 5 * pov.cards[seat] + pov.coins[seat];
    }

    @Override
    double challengeChance(PointOfView pov) {
      double held = pov.byCount(pov.claimant(), pov.claimedRole());
      if (held == 1 || held == 0) {
        return 1 - held;
      }
      return diesOtherwise(pov) ? 1 : doubts(pov, held);
    }

    double doubts(PointOfView pov, double held) {
      return 0;
    }

    /** An assassination of its last card, with no Contessa to block it. */
    static boolean diesOtherwise(PointOfView pov) {
      return pov.phase == CoupPhase.CHALLENGE_ACTION
          && pov.action == Action.ASSASSINATE
          && pov.target == pov.seat
          && pov.influences() == 1
          && !pov.holds(Roles.CONTESSA);
    }

    @Override
    void block(PointOfView pov, MoveWeights moves) {
      for (int rest = pov.rules.blockers(pov.action); rest != 0; rest &= rest - 1) {
        int role = Integer.numberOfTrailingZeros(rest);
        if (claims(pov, role)) {
          moves.add(CoupCodes.BLOCK + role, pov.holds(role) ? 5 : 1);
        }
      }
      if (moves.size == 0) {
        moves.add(CoupCodes.PASS, 1);
      }
    }

    static int best(int seats, IntToDoubleFunction worth) {
      int best = Seats.lowest(seats);
      for (int rest = seats; rest != 0; rest &= rest - 1) {
        int seat = Seats.lowest(rest);
        best = worth.applyAsDouble(seat) > worth.applyAsDouble(best) ? seat : best;
      }
      return best;
    }

    /** The players who have claimed neither of these characters. */
    static int without(PointOfView pov, int seats, int role, int other) {
      int left = seats;
      for (int rest = seats; rest != 0; rest &= rest - 1) {
        int seat = Seats.lowest(rest);
        Reputation said = pov.said;
        if (said.claims[seat][role] > 0 || other >= 0 && said.claims[seat][other] > 0) {
          left &= ~Seats.of(seat);
        }
      }
      return left;
    }
  }

  private static final class Courtier extends Grudger {
    @Override
    boolean claims(PointOfView pov, int role) {
      boolean plausible = pov.alive(role) > 1 && pov.said.caught[pov.seat] < 2;
      boolean mine = role == Roles.DUKE || role == Roles.CONTESSA && pov.influences() == 1;
      return super.claims(pov, role) || mine && plausible;
    }

    @Override
    double doubts(PointOfView pov, double held) {
      Reputation said = pov.said;
      int who = pov.claimant();
      double limit = 0.22 + 0.1 * said.caught[who] - 0.05 * said.proven[who];
      return held < limit ? 0.8 : 0.02;
    }
  }

  private static final class Cutthroat extends Grudger {
    @Override
    boolean claims(PointOfView pov, int role) {
      int turn = pov.coins[pov.seat] + pov.said.passes[pov.seat] + pov.seat;
      boolean mood = turn % 3 == 0 && pov.said.caught[pov.seat] == 0;
      boolean mine = role == Roles.ASSASSIN || role == Roles.CAPTAIN;
      return super.claims(pov, role) || mine && mood && pov.alive(role) > 1;
    }

    @Override
    double doubts(PointOfView pov, double held) {
      boolean concerned = pov.target == pov.seat || pov.actor == pov.seat;
      return (concerned ? 0.25 : 0.06) * (1.2 - held);
    }
  }

  private static final class Counter extends Grudger {
    @Override
    boolean claims(PointOfView pov, int role) {
      int unseen = Cards.count(pov.unseen, role);
      boolean careful = pov.influences() == 1 && role != Roles.CONTESSA;
      int enough = pov.alive(role) - (careful ? 0 : 1);
      boolean defends = role == Roles.CONTESSA || role == Roles.DUKE || role == Roles.CAPTAIN;
      return super.claims(pov, role)
          || defends && unseen >= enough && unseen >= 2 && pov.said.challenges[other(pov)] < 2;
    }

    private static int other(PointOfView pov) {
      return best(pov.others(pov.seat), seat -> pov.said.challenges[seat]);
    }

    @Override
    double doubts(PointOfView pov, double held) {
      Reputation said = pov.said;
      int who = pov.claimant();
      double odds = held / (1 - held) * (1.5 + said.proven[who]) / (1 + said.caught[who]);
      double truth = odds / (1 + odds);
      double stake = pov.target == pov.seat || pov.actor == pov.seat ? 1.3 : 0.6;
      return truth * (pov.influences() == 1 ? 2 : 1.2) < (1 - truth) * stake ? 1 : 0;
    }
  }

  private static final class Storyteller extends Grudger {
    @Override
    boolean claims(PointOfView pov, int role) {
      Reputation said = pov.said;
      boolean told = said.claims[pov.seat][role] > 0;
      boolean room = said.claimedRoles(pov.seat) < pov.influences();
      boolean useful = role == Roles.DUKE || role == Roles.CAPTAIN;
      boolean desperate = role == Roles.CONTESSA && pov.influences() == 1;
      return super.claims(pov, role) || told || room && useful || desperate;
    }

    @Override
    double doubts(PointOfView pov, double held) {
      boolean tooMany = pov.said.claimedRoles(pov.claimant()) > pov.cards[pov.claimant()];
      return tooMany ? 0.7 : pov.said.caught[pov.claimant()] > 0 ? 0.15 : 0.01;
    }
  }
}

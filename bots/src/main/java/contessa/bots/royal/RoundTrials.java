package contessa.bots.royal;

import contessa.game.SeededChance;
import contessa.royal.PlanMenu;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import java.util.List;

/**
 * Trial rounds on tables sampled from a view, with exactly one event each: plans are chosen so that
 * every other thief meets a snitch. The rules resolve the round, and the table is judged by its win
 * chances.
 */
final class RoundTrials {

  /** How many choices of cubes are tried after a robbery; intrigues have dozens. */
  private static final int MOST_TRIED = 5;

  private final WinChances winChances;
  private final RoyalView atStart;
  private final int seats;
  private final int locations;
  private final int[] codes;
  private final SeededChance chance;
  private final RoyalTable trial;
  private final RoyalTable choice;
  private final double[] chances;
  private final double[] afterChoice;
  private RoyalTable start;

  RoundTrials(RoyalView view, WinChances winChances, SeededChance chance) {
    this.winChances = winChances;
    this.chance = chance;
    atStart = beforePlans(view);
    seats = view.seats();
    locations = view.open().size();
    codes = new int[seats];
    chances = new double[seats];
    afterChoice = new double[seats];
    start = RoyalTable.imagine(atStart, codes, chance);
    trial = start.copy();
    choice = start.copy();
  }

  /** The same view before the first plan of this round. */
  private static RoyalView beforePlans(RoyalView view) {
    return view.withPhase(RoyalPhase.PLAN)
        .withToMove(0)
        .withMoves(List.of())
        .withPlans(List.of())
        .withLocation(0)
        .withDue(0)
        .withWinners(0)
        .withFame(null);
  }

  int seats() {
    return seats;
  }

  int locations() {
    return locations;
  }

  List<RoyalMove.Plan> plans(int seat) {
    return PlanMenu.plans(seats, seat == atStart.partner());
  }

  /** Samples the hidden cards again. */
  void imagine() {
    start = RoyalTable.imagine(atStart, codes, chance);
  }

  /** Win chances after a round without any gain. */
  double[] nothing() {
    return after(-1, -1, 0);
  }

  /** Win chances after a round in which this thief robs that location. */
  double[] robbery(int thief, int location) {
    return after(thief, -1, location);
  }

  /** Win chances after a round in which two thieves meet. */
  double[] quarrel(int one, int other) {
    return after(one, other, 0);
  }

  /** Those two thieves, if any, go there; every other thief is stopped by a snitch. */
  private double[] after(int one, int other, int location) {
    int g = next(location, location);
    int h = next(g, location);
    int x = next(h, location);
    int there = 1 << location;
    for (int seat = 0; seat < seats; seat++) {
      boolean goes = seat == one || seat == other;
      boolean watches = goes || (one < 0 && seat == 0);
      RoyalMove.Plan plan;
      if (seats > 2) {
        int stopped = watches ? x : g;
        plan = new RoyalMove.Plan(goes ? there : 1 << stopped, 1 << (watches ? g : x));
      } else if (seat == atStart.partner()) {
        plan = new RoyalMove.Plan(1 << g | (goes ? there : 1 << h), 1 << x);
      } else {
        plan = new RoyalMove.Plan(goes ? there : 1 << x, 1 << g | 1 << h);
      }
      codes[seat] = plans(seat).indexOf(plan);
    }
    return play();
  }

  private int next(int location, int besides) {
    int next = (location + 1) % locations;
    return next == besides ? (next + 1) % locations : next;
  }

  private double[] play() {
    trial.become(start);
    for (int seat = 0; seat < seats; seat++) {
      trial.play(codes[seat], chance, null);
    }
    while (!trial.over() && trial.phase() != RoyalPhase.PLAN) {
      trial.play(good(trial), chance, null);
    }
    winChances.chances(trial, chances);
    return chances;
  }

  /** The best of a few choices of cubes. */
  private int good(RoyalTable table) {
    int seat = table.toMove();
    int choices = table.choiceCount();
    int best = table.choice(0);
    double most = -1;
    for (int n = 0; n < Math.min(choices, MOST_TRIED); n++) {
      int code = table.choice(choices <= MOST_TRIED ? n : chance.below(choices));
      choice.become(table);
      choice.play(code, chance, null);
      winChances.chances(choice, afterChoice);
      if (afterChoice[seat] > most) {
        most = afterChoice[seat];
        best = code;
      }
    }
    return best;
  }
}

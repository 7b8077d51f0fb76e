package contessa.dev.calibration;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.royal.PlanAdvice;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalTable;

/**
 * One game of Coup Royal between bots drawn at random from a list, and some of its moments.
 *
 * @param bots by seat
 */
record RoyalTrial(RoyalRules rules, List<String> bots, List<RoyalTable> moments, int winners) {

  private static final int MOST_SEATS = 5;
  private static final int LONGEST = 600;

  /** Moments of one game hang together, so a share of them suffices: one of this many. */
  private static final int SHARE = 6;

  private static final Budget THOUGHT = Budget.rollouts(20);

  private record WinCase(String bot, double said, double came) implements Prediction {}

  /** The game with this seed. */
  static RoyalTrial play(List<BotKind> from, long seed) {
    SeededChance chance = new SeededChance(seed);
    RoyalRules rules = RoyalRules.standard(2 + chance.below(MOST_SEATS - 1));
    List<String> names = new ArrayList<>();
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      BotKind kind = from.get(chance.below(from.size()));
      names.add(kind.name());
      bots.add(kind.seat(rules, seat, new SeededChance(chance.next())));
    }
    List<RoyalTable> moments = new ArrayList<>();
    Outcome.Played now = Position.deal(rules, 0, chance);
    tell(bots, now);
    for (int n = 0; n < LONGEST && !now.position().over(); n++) {
      Position position = now.position();
      if (chance.below(SHARE) == 0) {
        moments.add((RoyalTable) position.table());
      }
      int seat = position.toMove();
      Move move = bots.get(seat).decide(position.view(seat), THOUGHT).draw(chance);
      now = (Outcome.Played) position.play(seat, move, chance);
      tell(bots, now);
    }
    return new RoyalTrial(rules, names, moments, now.position().winners());
  }

  private static void tell(List<Bot> bots, Outcome.Played played) {
    for (AddressedEvent event : played.events()) {
      for (int seat = 0; seat < bots.size(); seat++) {
        bots.get(seat).hear(event.heardBy(seat));
      }
    }
  }

  /** Every seat's chance at every moment, by this advice, and its share of the win. */
  List<Prediction> cases(PlanAdvice advice) {
    List<Prediction> cases = new ArrayList<>();
    double[] chances = new double[rules.seats()];
    for (RoyalTable table : moments) {
      advice.chances(table, chances);
      for (int seat = 0; seat < rules.seats(); seat++) {
        double won = Seats.has(winners, seat) ? 1.0 / Seats.count(winners) : 0;
        cases.add(new WinCase(bots.get(seat), chances[seat], won));
      }
    }
    return cases;
  }
}

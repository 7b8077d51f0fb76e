package contessa.bots.roster;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.EventSink;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;

/** Plays bots against each other in tests; every seat receives only its own events and views. */
final class BotGames {

  /** Exchanges and thefts can repeat without end; longer games are stopped without a winner. */
  private static final int MOST_MOVES = 5_000;

  private final Rulebook rules;
  private final Budget budget;

  BotGames(Rulebook rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
  }

  /** Plays one game and returns the winners as a set, empty if it was stopped. */
  int play(List<BotKind> kinds, int first, long seed) {
    SeededChance chance = new SeededChance(seed);
    Bot[] bots = new Bot[kinds.size()];
    for (int seat = 0; seat < bots.length; seat++) {
      bots[seat] = kinds.get(seat).seat(rules, seat, new SeededChance(chance.next()));
    }
    SeededChance draws = new SeededChance(chance.next());
    EventSink sink =
        told -> {
          for (int seat = 0; seat < bots.length; seat++) {
            bots[seat].hear(told.heardBy(seat));
          }
        };
    Table table = rules.deal(first, chance, sink);
    for (int moves = 0; moves < MOST_MOVES && !table.over(); moves++) {
      int seat = table.toMove();
      Mixture mixture = bots[seat].decide(table.view(seat), budget);
      Move move = mixture.draw(draws);
      int code = table.code(move);
      if (code < 0) {
        throw new AssertionError(kinds.get(seat).name() + " chose an illegal move: " + move);
      }
      table.play(code, chance, sink);
    }
    return table.winners();
  }

  /**
   * The share that one bot wins of each deal, which it plays from every seat against the others.
   */
  double[] shares(BotKind one, List<BotKind> others, int deals, long seed) {
    int seats = rules.seats();
    return LongStream.range(0, deals)
        .parallel()
        .mapToDouble(
            deal -> {
              double won = 0;
              for (int place = 0; place < seats; place++) {
                List<BotKind> kinds = new ArrayList<>(others);
                kinds.add(0, one);
                Collections.rotate(kinds, place);
                int winners = play(kinds, (int) deal % seats, seed + deal);
                won += Seats.has(winners, place) ? 1.0 / Seats.count(winners) : 0;
              }
              return won / seats;
            })
        .toArray();
  }

  /** The share of games that one bot wins against a table of another, every seat in turn. */
  double share(BotKind one, BotKind many, int games, long seed) {
    double won = 0;
    int seats = rules.seats();
    for (int game = 0; game < games; game++) {
      int place = game % seats;
      BotKind[] kinds = new BotKind[seats];
      Arrays.fill(kinds, many);
      kinds[place] = one;
      int winners = play(List.of(kinds), game / seats % seats, seed + game / seats);
      won += Seats.has(winners, place) ? 1.0 / Seats.count(winners) : 0;
    }
    return won / games;
  }
}

package contessa.dev.cast;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.EventSink;
import contessa.game.Seats;
import contessa.game.SeededChance;

/** Games of characters, watched by somebody who sees all cards. */
final class CastGames {

  private static final int LONGEST = 500;
  private static final Budget BUDGET = Budget.rollouts(1);

  private CastGames() {}

  static CoupRules rules(int seats) {
    return CoupRules.of(Edition.CITY_STATE, seats);
  }

  /** Watches the events of one game. */
  @FunctionalInterface
  interface Watcher {
    void hear(CoupEvent event, CoupTable table);
  }

  /**
   * The end of a game.
   *
   * @param winners as a set of seats; those alive if the game was stopped
   */
  record Ending(int turns, int winners) {}

  /** Plays one game. */
  static Ending play(List<? extends BotKind> kinds, long seed, Watcher watcher) {
    CoupRules rules = rules(kinds.size());
    SeededChance seeds = new SeededChance(seed);
    SeededChance cards = new SeededChance(seeds.next());
    SeededChance draws = new SeededChance(seeds.next());
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < kinds.size(); seat++) {
      bots.add(kinds.get(seat).seat(rules, seat, new SeededChance(seeds.next())));
    }
    EventSink toBots =
        told -> {
          for (int seat = 0; seat < bots.size(); seat++) {
            bots.get(seat).hear(told.heardBy(seat));
          }
        };
    CoupTable table = rules.deal(0, cards, toBots);
    EventSink sink =
        told -> {
          watcher.hear((CoupEvent) told.open(), table);
          toBots.tell(told);
        };
    while (!table.over() && table.turn() <= LONGEST) {
      int seat = table.toMove();
      var move = bots.get(seat).decide(table.view(seat), BUDGET).draw(draws);
      table.play(table.code(move), cards, sink);
    }
    return new Ending(table.turn(), table.over() ? table.winners() : table.living());
  }

  /** The rates of tables drawn from some kinds, each of whom sits there about equally often. */
  static ClaimRates rates(List<? extends BotKind> pool, int seats, int games, long seed) {
    ClaimRates all = new ClaimRates();
    IntStream.range(0, games)
        .parallel()
        .mapToObj(
            game -> {
              SeededChance chance = new SeededChance(seed + game);
              ClaimRates rates = new ClaimRates();
              rates.ended(play(drawn(pool, seats, chance), chance.next(), rates::hear).turns());
              return rates;
            })
        .toList()
        .forEach(all::add);
    return all;
  }

  private static List<BotKind> drawn(List<? extends BotKind> pool, int seats, SeededChance chance) {
    List<BotKind> left = new ArrayList<>();
    List<BotKind> drawn = new ArrayList<>();
    while (drawn.size() < seats) {
      if (left.isEmpty()) {
        left.addAll(pool);
      }
      drawn.add(left.remove(chance.below(left.size())));
    }
    return drawn;
  }

  /** The share of one against copies of another, at every seat of each deal. */
  static double share(BotKind one, BotKind other, int seats, int deals, long seed) {
    return IntStream.range(0, deals * seats)
            .parallel()
            .mapToDouble(
                game -> {
                  List<BotKind> kinds = new ArrayList<>(Collections.nCopies(seats, other));
                  int place = game % seats;
                  kinds.set(place, one);
                  int winners = play(kinds, seed + game / seats, (_, _) -> {}).winners();
                  return Seats.has(winners, place) ? 1.0 / Seats.count(winners) : 0;
                })
            .sum()
        / (deals * seats);
  }
}

package contessa.arena;

import contessa.bots.Budget;
import contessa.game.EventSink;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.notation.protocol.ProgramAnswer;
import java.util.List;

/**
 * Runs games: asks the players, draws from their answers, and tells everyone the events of their
 * seat.
 */
final class Referee {

  /** The first seat to act. The rotation decides which contestant sits there. */
  private static final int FIRST = 0;

  private final Rulebook rules;
  private final Budget budget;
  private final int longest;

  Referee(Contest contest) {
    rules = contest.rules();
    budget = contest.budget();
    longest = contest.longest();
  }

  /**
   * The end of a game.
   *
   * @param winners as a set of seats; the survivors if the game was stopped
   * @param length turns or rounds
   * @param capped whether it was stopped for its length
   * @param statistics by seat
   */
  record Ending(int winners, int length, boolean capped, List<PlayerStatistics> statistics) {}

  Ending play(Player[] players, DecisionTimes[] times, Seeds seeds) {
    SeededChance chance = new SeededChance(seeds.cards());
    SeededChance[] draws = new SeededChance[players.length];
    for (int seat = 0; seat < draws.length; seat++) {
      draws[seat] = new SeededChance(seeds.draw(seat));
    }
    Broadcast broadcast = new Broadcast(players);
    Table table = rules.deal(FIRST, chance, broadcast);
    Observer observer = Observer.of(rules, table);
    EventSink sink =
        told -> {
          observer.told(told);
          broadcast.tell(told);
        };
    while (!table.over() && observer.length() <= longest) {
      int seat = table.toMove();
      observer.asked(seat);
      int code = answer(table, players[seat], draws[seat], times[seat], observer.statistics[seat]);
      table.play(code, chance, sink);
    }
    int winners = table.over() ? table.winners() : observer.survivors();
    for (Player player : players) {
      player.end(table.winners());
    }
    return new Ending(winners, observer.length(), !table.over(), List.of(observer.statistics));
  }

  private int answer(
      Table table,
      Player player,
      SeededChance draw,
      DecisionTimes times,
      PlayerStatistics statistics) {
    View view = table.view(table.toMove());
    statistics.count(Statistic.DECISIONS);
    long start = System.nanoTime();
    int code = -1;
    try {
      code = table.code(player.decide(view, budget).draw(draw));
      if (code < 0) {
        statistics.count(Statistic.ILLEGAL);
      }
    } catch (FaultyAnswer faulty) {
      statistics.count(faulty.fault());
    }
    times.count(System.nanoTime() - start);
    return code >= 0 ? code : table.code(ProgramAnswer.fallback(rules, view));
  }
}

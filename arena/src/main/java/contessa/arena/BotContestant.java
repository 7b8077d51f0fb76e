package contessa.arena;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;

/** A bot of the roster that plays inside this program. */
public record BotContestant(BotKind kind) implements Contestant {

  /** An answer this much after the time limit is not late. */
  private static final long GRACE_NANOS = 200_000_000L;

  @Override
  public String name() {
    return kind.name();
  }

  @Override
  public PlayerSource playerSource() {
    return (rules, seat, seed, _) -> new BotPlayer(kind.seat(rules, seat, new SeededChance(seed)));
  }

  private record BotPlayer(Bot bot) implements Player {

    @Override
    public void hear(Event event) {
      bot.hear(event);
    }

    @Override
    public Mixture decide(View view, Budget budget) {
      if (!budget.timed()) {
        return bot.decide(view, budget);
      }
      long deadline = System.nanoTime() + budget.millis() * 1_000_000L + GRACE_NANOS;
      Mixture answer = bot.decide(view, budget);
      if (System.nanoTime() > deadline) {
        throw new FaultyAnswer(Statistic.LATE, "no answer in time");
      }
      return answer;
    }
  }
}

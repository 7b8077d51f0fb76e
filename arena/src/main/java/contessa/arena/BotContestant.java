package contessa.arena;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.SeededChance;
import contessa.game.View;

/** One of our own bots, playing inside this program. */
public record BotContestant(BotKind kind) implements Contestant {

  @Override
  public String name() {
    return kind.name();
  }

  @Override
  public Stand stand() {
    return (rules, seat, seed) -> new BotPlayer(kind.seat(rules, seat, new SeededChance(seed)));
  }

  private record BotPlayer(Bot bot) implements Player {

    @Override
    public void hear(Event event) {
      bot.hear(event);
    }

    @Override
    public Mixture decide(View view, Budget budget) {
      return bot.decide(view, budget);
    }
  }
}

package contessa.arena.program;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.game.WeightedMove;
import contessa.notation.protocol.Advisers;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bots of the roster as the advisers of an engine. */
public final class BotAdvisers implements Advisers {

  @Override
  public List<Adviser> list() {
    return Roster.all().stream().map(kind -> new Adviser(kind.name(), kind.about())).toList();
  }

  @Override
  public boolean knows(String name) {
    return ContestantList.find(name).isPresent();
  }

  @Override
  public @Nullable List<WeightedMove> advise(
      String name, Rulebook rules, List<Event> heard, View view, int millis, int rollouts) {
    BotKind kind = ContestantList.find(name).orElse(null);
    if (kind == null || !kind.plays(rules.game())) {
      return null;
    }
    Bot bot = kind.seat(rules, view.toMove(), new SeededChance(heard.size()));
    heard.forEach(bot::hear);
    return bot.decide(view, new Budget(millis, rollouts)).shares();
  }
}

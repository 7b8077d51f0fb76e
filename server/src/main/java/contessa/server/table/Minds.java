package contessa.server.table;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.Told;
import contessa.game.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The bots of one game: each has heard what its seat heard. They are made when first needed, told
 * the game so far, and forgotten with it; nothing of them is in the journal but what they decided.
 */
final class Minds {

  /** The kind of bot that plays for people who are away. */
  static final String STAND_IN = "stand-in";

  private final Budget budget;
  private final List<Told> told = new ArrayList<>();
  private final Map<Integer, Mind> minds = new HashMap<>();

  private static final class Mind {
    final String kind;
    final Bot bot;
    final SeededChance drawing;
    final Map<List<Move>, Move> thoughts = new HashMap<>();
    int heard;
    int ask;

    Mind(String kind, Bot bot, SeededChance drawing) {
      this.kind = kind;
      this.bot = bot;
      this.drawing = drawing;
    }
  }

  Minds(Budget budget) {
    this.budget = budget;
  }

  static String kind(Seat seat) {
    String bot = seat.bot();
    return bot != null && !seat.away() ? bot : STAND_IN;
  }

  void tell(Told event) {
    told.add(event);
  }

  /** Asked twice about the same choice of the same question, it has not changed its mind. */
  Move think(TableState state, String kind, int ask, int seat, Position position) {
    Mind mind = minds.get(seat);
    if (mind == null || !mind.kind.equals(kind)) {
      mind = mind(state, kind, seat);
      minds.put(seat, mind);
    }
    if (mind.ask != ask) {
      mind.ask = ask;
      mind.thoughts.clear();
    }
    View view = position.view(seat);
    Move thought = mind.thoughts.get(view.moves());
    if (thought == null) {
      for (; mind.heard < told.size(); mind.heard++) {
        mind.bot.hear(told.get(mind.heard).heardBy(seat));
      }
      thought = mind.bot.decide(view, budget).draw(mind.drawing);
      mind.thoughts.put(view.moves(), thought);
    }
    return thought;
  }

  private static Mind mind(TableState state, String kind, int seat) {
    Rulebook rules = state.game().rules();
    String seed = state.pace + ":mind:" + state.games + ":" + seat + ":" + state.asks;
    SeededChance random = SeededChance.of(seed);
    return new Mind(
        kind,
        kindOf(kind, rules.game()).seat(rules, seat, random),
        SeededChance.of(seed + ":draw"));
  }

  /** The kind of that name; for stand-ins and names of old the strongest there is. */
  private static BotKind kindOf(String name, String game) {
    List<BotKind> able = Roster.all().stream().filter(kind -> kind.plays(game)).toList();
    return able.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseGet(able::getLast);
  }
}

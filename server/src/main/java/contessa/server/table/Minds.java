package contessa.server.table;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bots of one game: each has heard what its seat heard. They are made when first needed, told
 * the game so far, and forgotten with it; nothing of them is in the journal but what they decided.
 *
 * <p>A table wishes for a thought and plays on; thinking happens elsewhere, one bot at a time, and
 * the thought is there when it is there.
 */
final class Minds {

  /** The kind of bot that plays for people who are away. */
  static final String STAND_IN = "stand-in";

  private static final Logger LOG = LoggerFactory.getLogger(Minds.class);

  private final String table;
  private final Budget budget;
  private final Object thinking = new Object();
  private final Map<Integer, Mind> minds = new HashMap<>();

  private final List<AddressedEvent> told = new ArrayList<>();
  private final Map<Matter, Move> thoughts = new HashMap<>();
  private final Map<Matter, Wish> wishes = new HashMap<>();
  private int latest;

  /** What is thought about: asked twice about the same, a bot has not changed its mind. */
  private record Matter(String kind, int ask, int seat, List<Move> moves) {}

  /**
   * A thought that is wanted.
   *
   * @param heard how many events of the game had been told by then
   * @param seed where the bot's own randomness comes from, if it is new
   */
  private record Wish(Matter matter, Rulebook rules, View view, int heard, String seed) {}

  private static final class Mind {
    final String kind;
    final Bot bot;
    final SeededChance drawing;
    int heard;

    Mind(String kind, Bot bot, SeededChance drawing) {
      this.kind = kind;
      this.bot = bot;
      this.drawing = drawing;
    }
  }

  Minds(String table, Budget budget) {
    this.table = table;
    this.budget = budget;
  }

  static String kind(Seat seat) {
    String bot = seat.bot();
    return bot != null && !seat.away() ? bot : STAND_IN;
  }

  synchronized void tell(AddressedEvent event) {
    told.add(event);
  }

  /** What the bot of this seat does in this position; null if it has still to think about it. */
  synchronized @Nullable Move thought(TableState state, int seat, Position position) {
    int ask = state.question().ask();
    if (ask != latest) {
      latest = ask;
      thoughts.clear();
      wishes.clear();
    }
    View view = position.view(seat);
    Matter matter = new Matter(kind(state.seat(seat)), ask, seat, List.copyOf(view.moves()));
    Move thought = thoughts.get(matter);
    if (thought == null) {
      String seed = state.pace + ":mind:" + state.games + ":" + seat + ":" + state.asks;
      wishes.putIfAbsent(matter, new Wish(matter, state.game().rules(), view, told.size(), seed));
    }
    return thought;
  }

  /** Whether there is something to think about. */
  synchronized boolean idle() {
    return wishes.isEmpty();
  }

  /** Thinks about all that is wanted; not under the table's lock. */
  void think() {
    synchronized (thinking) {
      for (Wish wish = next(); wish != null; wish = next()) {
        Move thought = think(wish);
        synchronized (this) {
          wishes.remove(wish.matter());
          if (wish.matter().ask() == latest) {
            thoughts.put(wish.matter(), thought);
          }
        }
      }
    }
  }

  private synchronized @Nullable Wish next() {
    return wishes.values().stream()
        .min((one, other) -> Integer.compare(one.matter().seat(), other.matter().seat()))
        .orElse(null);
  }

  private Move think(Wish wish) {
    Matter matter = wish.matter();
    Mind mind = minds.get(matter.seat());
    if (mind == null || !mind.kind.equals(matter.kind())) {
      mind = mind(wish);
      minds.put(matter.seat(), mind);
    }
    try {
      for (; mind.heard < wish.heard(); mind.heard++) {
        mind.bot.hear(told(mind.heard).heardBy(matter.seat()));
      }
      return mind.bot.decide(wish.view(), budget).draw(mind.drawing);
    } catch (RuntimeException e) {
      LOG.error("A bot ({}) at table {} failed: {}", matter.kind(), table, Fault.of(e));
      return matter.moves().get(mind.drawing.below(matter.moves().size()));
    }
  }

  private synchronized AddressedEvent told(int number) {
    return told.get(number);
  }

  private static Mind mind(Wish wish) {
    String kind = wish.matter().kind();
    BotKind made = kindOf(kind, wish.rules().game());
    return new Mind(
        kind,
        made.seat(wish.rules(), wish.matter().seat(), SeededChance.of(wish.seed())),
        SeededChance.of(wish.seed() + ":draw"));
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

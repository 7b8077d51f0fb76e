package contessa.table.bots;

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
import contessa.table.game.RedactedTrace;
import contessa.table.state.TableState;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bots of one game. Each has heard what its seat heard, and nothing else. They are created when
 * first needed and told the game so far; the journal keeps their decisions only.
 *
 * <p>Requests and results are guarded by this object's lock, which is held for moments. Thinking
 * happens without it, one bot at a time.
 */
final class GameBots {

  private static final Logger LOG = LoggerFactory.getLogger(GameBots.class);

  private final String table;
  private final InstantSource clock;
  private final Object thinking = new Object();
  private final Map<Integer, SeatedBot> bots = new HashMap<>();

  private final List<AddressedEvent> events = new ArrayList<>();
  private final Map<BotQuestion, Move> decisions = new HashMap<>();

  /** In the order in which they were made, so that the same game gives the same answers. */
  private final Map<BotQuestion, BotRequest> requests = new LinkedHashMap<>();

  private int latestQuestion;

  /** What a bot is asked. Asked the same again, it gives the same answer. */
  private record BotQuestion(String kind, int id, int seat, List<Move> moves) {}

  /**
   * A request for a decision.
   *
   * @param heard how many events of the game the bot must have heard first
   * @param floor when the answer is needed
   * @param seed where the bot's own randomness comes from, if it is new
   */
  private record BotRequest(
      BotQuestion question, Rulebook rules, View view, int heard, long floor, String seed) {}

  private static final class SeatedBot {
    final String kind;
    final Bot bot;
    final SeededChance draws;
    int heard;

    SeatedBot(String kind, Bot bot, SeededChance draws) {
      this.kind = kind;
      this.bot = bot;
      this.draws = draws;
    }
  }

  GameBots(String table, InstantSource clock) {
    this.table = table;
    this.clock = clock;
  }

  synchronized void hear(AddressedEvent event) {
    events.add(event);
  }

  /** The move that the bot of this seat has decided on; null if it has not yet. */
  synchronized @Nullable Move decidedMove(TableState state, int seat, Position position) {
    return decisions.get(question(state, seat, position.view(seat)));
  }

  /** Asks the bot of this seat for a move, unless it has decided or been asked already. */
  synchronized void request(TableState state, int seat, Position position) {
    int id = state.question().id();
    if (id != latestQuestion) {
      latestQuestion = id;
      decisions.clear();
      requests.clear();
    }
    View view = position.view(seat);
    BotQuestion question = question(state, seat, view);
    if (!decisions.containsKey(question)) {
      String seed =
          state.timingSecret()
              + ":mind:"
              + state.games()
              + ":"
              + seat
              + ":"
              + state.questionCount();
      requests.putIfAbsent(
          question,
          new BotRequest(
              question, state.game().rules(), view, events.size(), state.question().floor(), seed));
    }
  }

  private static BotQuestion question(TableState state, int seat, View view) {
    return new BotQuestion(
        state.seat(seat).botKind(), state.question().id(), seat, List.copyOf(view.moves()));
  }

  synchronized boolean hasRequests() {
    return !requests.isEmpty();
  }

  /**
   * Decides on all requests. Must not be called under the table's lock.
   *
   * @param budget the most for one decision
   */
  void decideAll(Budget budget) {
    synchronized (thinking) {
      for (BotRequest request = next(); request != null; request = next()) {
        Move move = decide(request, budget);
        synchronized (this) {
          requests.remove(request.question());
          if (request.question().id() == latestQuestion) {
            decisions.put(request.question(), move);
          }
        }
      }
    }
  }

  private synchronized @Nullable BotRequest next() {
    return requests.values().stream()
        .min(Comparator.comparingInt(request -> request.question().seat()))
        .orElse(null);
  }

  private Move decide(BotRequest request, Budget budget) {
    BotQuestion question = request.question();
    SeatedBot seated = bots.get(question.seat());
    if (seated == null || !seated.kind.equals(question.kind())) {
      seated = create(request);
      bots.put(question.seat(), seated);
    }
    try {
      for (; seated.heard < request.heard(); seated.heard++) {
        seated.bot.hear(event(seated.heard).heardBy(question.seat()));
      }
      return seated.bot.decide(request.view(), share(request, budget)).draw(seated.draws);
    } catch (RuntimeException e) {
      LOG.error("A bot ({}) at table {} failed: {}", question.kind(), table, RedactedTrace.of(e));
      return question.moves().get(seated.draws.below(question.moves().size()));
    }
  }

  /**
   * The budget for one decision. All bots of a question share three quarters of the time until its
   * floor, so that their answers are there when it comes: a late one could show that a bot had to
   * think. A bot that is asked too late answers from what it has.
   */
  private synchronized Budget share(BotRequest request, Budget budget) {
    return share(budget, request.floor() - clock.millis(), requests.size());
  }

  static Budget share(Budget budget, long millisLeft, int requests) {
    long share = millisLeft * 3 / 4 / Math.max(1, requests);
    return budget.timed() ? Budget.millis(Math.clamp(share, 0, budget.millis())) : budget;
  }

  private synchronized AddressedEvent event(int number) {
    return events.get(number);
  }

  private static SeatedBot create(BotRequest request) {
    String kind = request.question().kind();
    BotKind found = kindOf(kind, request.rules().game());
    return new SeatedBot(
        kind,
        found.seat(request.rules(), request.question().seat(), SeededChance.of(request.seed())),
        SeededChance.of(request.seed() + ":draw"));
  }

  /** The kind of this name; the strongest one for stand-ins and for kinds that no longer exist. */
  private static BotKind kindOf(String name, String game) {
    List<BotKind> able = Roster.all().stream().filter(kind -> kind.plays(game)).toList();
    return able.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseGet(able::getLast);
  }
}

package contessa.table.bots;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.roster.Roster;
import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.ProgramFiles;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.View;
import contessa.table.state.Question;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/**
 * The bots of one game. Each has heard what its seat heard, and nothing else. They are created when
 * first needed and told the game so far; the journal keeps their decisions only.
 *
 * <p>Not safe for several threads, except that one of them may {@link #think} while others use the
 * rest.
 */
public final class GameBots {

  private final InstantSource clock;

  /** Is told of bots that failed; a legal move by chance stands in for theirs. */
  private final BiConsumer<String, RuntimeException> failures;

  private final Map<Integer, SeatedBot> bots = new HashMap<>();

  private final List<AddressedEvent> events = new ArrayList<>();
  private final Map<BotQuestion, Move> decisions = new HashMap<>();

  /** In the order in which they were made, so that the same game gives the same answers. */
  private final Map<BotQuestion, BotRequest> requests = new LinkedHashMap<>();

  private int latestQuestion;

  /** What a bot is asked. Asked the same again, it gives the same answer. */
  private record BotQuestion(String kind, int id, int seat, List<Move> moves) {}

  /**
   * What a bot must have heard before, when the answer is needed, and where the bot's own
   * randomness comes from if it is new.
   */
  private record BotRequest(
      BotQuestion question, Rulebook rules, View view, int heard, long floor, String seed) {}

  /** A request, and all that is needed to decide on it elsewhere. */
  public record Task(BotRequest request, List<AddressedEvent> unheard, int waiting) {}

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

    boolean plays(BotRequest request) {
      return kind.equals(request.question().kind());
    }
  }

  public GameBots(InstantSource clock, BiConsumer<String, RuntimeException> failures) {
    this.clock = clock;
    this.failures = failures;
  }

  public void hear(AddressedEvent event) {
    events.add(event);
  }

  public @Nullable Move decidedMove(TableState state, int seat, Position position) {
    return decisions.get(question(state, seat, position.view(seat)));
  }

  /**
   * Requests every move that bots may have to make for the open question, and these. They decide
   * when they are asked, not when their answer is due, so that the time they take never shows.
   */
  public void requestMoves(TableState state, List<Transaction.MissingMove> missing) {
    Question question = state.openQuestion();
    if (question == null) {
      return;
    }
    Position position = state.game().position();
    for (int seat : Seats.list(question.bots())) {
      List<Position> positions =
          question.sealed() ? state.adapter().positionsAsking(position, seat) : List.of(position);
      positions.forEach(one -> request(state, seat, one));
    }
    missing.stream()
        .filter(one -> one.questionId() == question.id())
        .forEach(one -> request(state, one.seat(), one.position()));
  }

  /** Asks the bot of this seat for a move, unless it has decided or been asked already. */
  private void request(TableState state, int seat, Position position) {
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

  public boolean hasRequests() {
    return !requests.isEmpty();
  }

  public @Nullable Task next() {
    return requests.values().stream()
        .min(Comparator.comparingInt(request -> request.question().seat()))
        .map(one -> new Task(one, unheard(one), requests.size()))
        .orElse(null);
  }

  private List<AddressedEvent> unheard(BotRequest request) {
    SeatedBot seated = bots.get(request.question().seat());
    int heard = seated == null || !seated.plays(request) ? 0 : seated.heard;
    return List.copyOf(events.subList(Math.min(heard, request.heard()), request.heard()));
  }

  /** The bot has decided; if the question is still open, that is its answer. */
  public void decided(Task task, Move move) {
    BotQuestion question = task.request().question();
    requests.remove(question);
    if (question.id() == latestQuestion) {
      decisions.put(question, move);
    }
  }

  /**
   * Lets the bot decide, which takes time.
   *
   * @param budget the most for one decision
   * @throws ProgramFiles.Missing if the bot needs a file that is to be handed in first
   */
  public Move think(Task task, Budget budget) {
    BotRequest request = task.request();
    BotQuestion question = request.question();
    SeatedBot seated = bots.get(question.seat());
    if (seated == null || !seated.plays(request)) {
      seated = create(request);
      bots.put(question.seat(), seated);
    }
    try {
      for (AddressedEvent event : task.unheard()) {
        seated.bot.hear(event.heardBy(question.seat()));
        seated.heard++;
      }
      Budget share = share(budget, request.floor() - clock.millis(), task.waiting());
      return seated.bot.decide(request.view(), share).draw(seated.draws);
    } catch (ProgramFiles.Missing e) {
      // Asked again when it is there, a new bot draws the same.
      bots.remove(question.seat());
      throw e;
    } catch (RuntimeException e) {
      failures.accept(question.kind(), e);
      return question.moves().get(seated.draws.below(question.moves().size()));
    }
  }

  /**
   * The budget for one decision. All bots of a question share three quarters of the time until its
   * floor, so that their answers are there when it comes: a late one could show that a bot had to
   * think. A bot that is asked too late answers from what it has.
   */
  static Budget share(Budget budget, long millisLeft, int requests) {
    long share = millisLeft * 3 / 4 / Math.max(1, requests);
    return budget.timed() ? Budget.millis(Math.clamp(share, 0, budget.millis())) : budget;
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
    return Roster.named(name)
        .filter(kind -> kind.plays(game))
        .orElseGet(() -> Roster.named(BotList.STRONGEST).orElseThrow());
  }
}

package contessa.arena.program;

import module java.base;

import contessa.arena.FaultyAnswer;
import contessa.arena.Player;
import contessa.arena.SeatExtras;
import contessa.arena.Statistic;
import contessa.arena.network.Observation;
import contessa.arena.network.SeatObservation;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.Refusal;
import contessa.notation.Refusal.Reason;
import contessa.notation.json.JsonNode;
import contessa.notation.json.JsonWriter;
import contessa.notation.protocol.ProgramAnswer;
import contessa.notation.protocol.RefereeLines;
import org.jspecify.annotations.Nullable;

/**
 * A program at one seat for one game. After a restart the program is told everything from the deal
 * on.
 */
final class ProgramPlayer implements Player {

  /** The time for a decision when the budget counts rollouts. */
  private static final int UNTIMED_MILLIS = 5_000;

  /** How many legal moves and letters of an answer a complaint shows. */
  private static final int MOST_LEGAL = 16;

  private static final int MOST_SAID = 200;

  private final ProgramConnection connection;
  private final Consumer<ProgramConnection> whenDone;
  private final RefereeLines lines;
  private final Rulebook rules;
  private final int seat;
  private final long seed;
  private final long game;
  private final List<Event> heard = new ArrayList<>();

  private int told;
  private int toldTo = -1;

  /** For a program that has asked for them, and how much of the game they know. */
  private @Nullable SeatExtras notes;

  private int noted;
  private double belief = Double.NaN;

  ProgramPlayer(
      ProgramConnection connection,
      Consumer<ProgramConnection> whenDone,
      Rulebook rules,
      int seat,
      long seed,
      long game) {
    this.connection = connection;
    this.whenDone = whenDone;
    this.rules = rules;
    this.seat = seat;
    this.seed = seed;
    this.game = game;
    lines = new RefereeLines(rules);
  }

  @Override
  public void hear(Event event) {
    heard.add(event);
  }

  @Override
  public Mixture decide(View view, Budget budget) {
    String answer = null;
    try {
      connection.open();
      if (toldTo != connection.starts()) {
        toldTo = connection.starts();
        told = 0;
        connection.send(lines.start(seat, Long.toString(seed)));
      }
      int millis = budget.timed() ? budget.millis() : UNTIMED_MILLIS;
      answer = ask(news(), view, millis, budget.rollouts());
      String request = ProgramAnswer.request(answer);
      if (request != null) {
        notes = notes(request);
        connection.observe(request);
        noted = 0;
        answer = ask(List.of(), view, millis, budget.rollouts());
      }
      return read(answer, view);
    } catch (FaultyAnswer fault) {
      if (fault.fault() != Statistic.UNASKED) {
        tell(fault.note(), view, answer);
      }
      throw fault;
    }
  }

  private String ask(List<Event> news, View view, int millis, int rollouts) {
    return connection.ask(
        lines.decide(news, view, millis, rollouts, json -> note(view, json)),
        millis,
        line -> fits(line, view),
        stray -> tell(stray, view, null));
  }

  private void note(View view, JsonWriter json) {
    String asked = connection.observes();
    if (asked != null) {
      SeatExtras now = notes == null ? notes(asked) : notes;
      notes = now;
      for (; noted < heard.size(); noted++) {
        now.hear(heard.get(noted));
      }
      now.write(view, json);
    }
  }

  private SeatExtras notes(String word) {
    for (SeatExtras.Kind kind : ServiceLoader.load(SeatExtras.Kind.class)) {
      if (kind.word().equals(word)) {
        return kind.of(rules, seat);
      }
    }
    try {
      return new SeatObservation(rules, seat, Observation.Kind.of(word), rules.seats());
    } catch (IllegalArgumentException e) {
      throw new FaultyAnswer(Statistic.BROKEN, e.getMessage() + ", or text");
    }
  }

  /** What is wrong, where, what was legal and what was said. */
  private void tell(String fault, View view, @Nullable String said) {
    JsonNode state = lines.state(view);
    List<String> legal = new ArrayList<>();
    state.path("moves").forEach(move -> legal.add(move.asString()));
    int more = legal.size() - MOST_LEGAL;
    String text =
        "%s (game %d, seat %d, %s): %s\n  legal: %s%s%s"
            .formatted(
                connection.name(),
                game,
                seat,
                state.path("phase").asString(),
                fault,
                String.join(", ", more > 0 ? legal.subList(0, MOST_LEGAL) : legal),
                more > 0 ? " and " + more + " more" : "",
                said == null ? "" : "\n  said:  " + abridged(said));
    connection.monitor().fault(connection.name(), text);
  }

  private static String abridged(String said) {
    return said.length() <= MOST_SAID ? said : said.substring(0, MOST_SAID) + " ...";
  }

  private List<Event> news() {
    List<Event> news = List.copyOf(heard.subList(told, heard.size()));
    told = heard.size();
    return news;
  }

  private boolean fits(String answer, View view) {
    if (ProgramAnswer.request(answer) != null) {
      return true;
    }
    try {
      read(answer, view);
      return true;
    } catch (FaultyAnswer fault) {
      return false;
    }
  }

  private Mixture read(String answer, View view) {
    try {
      Mixture mixture = new Mixture(ProgramAnswer.read(rules, view, answer));
      belief = ProgramAnswer.belief(answer);
      return mixture;
    } catch (Refusal refusal) {
      String why = String.valueOf(refusal.getMessage());
      boolean illegal = refusal.reason() == Reason.ILLEGAL_MOVE;
      throw new FaultyAnswer(illegal ? Statistic.ILLEGAL : Statistic.BROKEN, why);
    } catch (IllegalArgumentException e) {
      throw new FaultyAnswer(Statistic.BROKEN, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public double belief() {
    return belief;
  }

  @Override
  public void end(int winners) {
    if (toldTo == connection.starts()) {
      connection.send(lines.end(news(), winners));
    }
    whenDone.accept(connection);
  }
}

package contessa.table.view;

import module java.base;

import contessa.game.Reader;
import contessa.game.Seats;
import contessa.table.game.LiveGame;
import contessa.table.message.Happening;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.Seat;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * Replays of finished games, from the journal. Everyone may see a game with all cards where its
 * table reveals them; elsewhere as a spectator saw it, or players from their own seat. A game in
 * progress is never replayed.
 */
public final class Replays {

  /** Through whose eyes a game is seen. */
  public sealed interface Perspective {

    /** By its name in a request: {@code all}, {@code public} or the number of a seat. */
    static Optional<Perspective> named(String from) {
      return switch (from) {
        case "all" -> Optional.of(new AllCards());
        case "public" -> Optional.of(new Spectator());
        default ->
            from.matches("\\d{1,9}")
                ? Optional.of(new OfSeat(Integer.parseInt(from)))
                : Optional.empty();
      };
    }

    /** The reader whose events and views these are. */
    default int reader() {
      return switch (this) {
        case AllCards _ -> Reader.REFEREE;
        case Spectator _ -> Reader.SPECTATOR;
        case OfSeat(int seat) -> seat;
      };
    }

    /** With every card open. */
    record AllCards() implements Perspective {}

    /** As a spectator saw it. */
    record Spectator() implements Perspective {}

    record OfSeat(int seat) implements Perspective {}
  }

  private Replays() {}

  /**
   * One game of a table.
   *
   * @param game its number in the series, from 1
   * @return null if there is no such finished game, or this player may not see it like this
   */
  public static @Nullable Replay of(
      String table, List<JournalRow> rows, int game, String player, Perspective perspective) {
    JournalReader reader = new JournalReader(table, rows);
    TableState state = reader.state();
    Collector collector = new Collector(game, player, perspective);
    while (reader.nextRow()) {
      for (TableEvent event = reader.nextEvent(); event != null; event = reader.nextEvent()) {
        if (event instanceof TableEvent.Ended && state.games() == game) {
          collector.frame(state, reader.events(), reader.disclosures());
          return collector.finish(state);
        }
      }
      if (state.games() == game && state.playing()) {
        collector.frame(state, reader.events(), reader.disclosures());
      }
    }
    return null;
  }

  /** Whether this player may see the game that has just ended as that reader saw it. */
  static boolean maySee(TableState state, String player, int reader) {
    boolean own = reader >= 0 && state.reader(player) == reader;
    boolean all = state.gameOptions().reveal();
    return state.stage() == Stage.OVER
        && (all || own || reader == Reader.SPECTATOR)
        && reader < state.game().position().seats();
  }

  private static final class Collector {
    private final int game;
    private final String player;
    private final Perspective perspective;
    private final List<Replay.Frame> frames = new ArrayList<>();
    private long begun = -1;

    Collector(int game, String player, Perspective perspective) {
      this.game = game;
      this.player = player;
      this.perspective = perspective;
    }

    private int reader() {
      return perspective.reader();
    }

    void frame(TableState state, List<TableEvent> events, List<TableDisclosure> disclosures) {
      begun = begun < 0 ? state.at() : begun;
      LiveGame played = state.game();
      if (perspective instanceof Perspective.OfSeat(int seat)
          && seat >= played.position().seats()) {
        return;
      }
      List<Happening> heard = new ArrayList<>();
      for (TableDisclosure one : disclosures) {
        switch (one) {
          case TableDisclosure.InGame(var rules, var told) ->
              heard.add(new Happening.InGame(ViewerMessages.event(rules, told.heardBy(reader()))));
          case TableDisclosure.ToAll(Happening.TimedOut happening) -> heard.add(happening);
          case TableDisclosure.ToAll(Happening.Away happening) -> heard.add(happening);
          case TableDisclosure.ToAll(Happening.Returned happening) -> heard.add(happening);
          case TableDisclosure.ToAll _,
              TableDisclosure.Speech _,
              TableDisclosure.ViewChanged _ -> {}
        }
      }
      List<Replay.Decided> decisions = decisions(events);
      if (!heard.isEmpty() || !decisions.isEmpty()) {
        frames.add(
            new Replay.Frame(
                state.at() - begun, decisions, heard, ViewerMessages.view(played, reader())));
      }
    }

    private List<Replay.Decided> decisions(List<TableEvent> events) {
      List<Replay.Decided> decisions = new ArrayList<>();
      if (perspective instanceof Perspective.AllCards) {
        for (TableEvent event : events) {
          if (event instanceof TableEvent.Decided e) {
            decisions.add(new Replay.Decided(e.seat(), e.move(), e.by()));
          }
        }
      }
      return decisions;
    }

    @Nullable Replay finish(TableState state) {
      if (!maySee(state, player, reader())) {
        return null;
      }
      boolean all = state.gameOptions().reveal();
      LiveGame played = state.game();
      int seats = played.position().seats();
      List<Seat> seated = state.seats().subList(0, seats);
      List<String> bots =
          seated.stream().map(seat -> Objects.requireNonNullElse(seat.bot(), "")).toList();
      return new Replay(
          state.id(),
          game,
          played.rules().game(),
          Summaries.edition(state.gameOptions()),
          RuleLines.of(played.rules()),
          reader() < 0 ? null : reader(),
          reader() == Reader.REFEREE,
          seated.stream().map(Seat::name).toList(),
          bots,
          played.first(),
          Seats.numbers(state.winners()),
          state.countsForNothing() ? "" : LiveGame.commitment(played.secret()),
          all ? Objects.requireNonNull(played.secret()) : null,
          frames);
    }
  }
}

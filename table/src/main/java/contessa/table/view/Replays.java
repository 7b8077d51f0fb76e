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

  private Replays() {}

  /** The reader of this name in a request: {@code all}, {@code public} or the number of a seat. */
  public static Optional<Integer> reader(String name) {
    return switch (name) {
      case "all" -> Optional.of(Reader.REFEREE);
      case "public" -> Optional.of(Reader.SPECTATOR);
      default -> name.matches("\\d{1,9}") ? Optional.of(Integer.valueOf(name)) : Optional.empty();
    };
  }

  /**
   * One game of a table.
   *
   * @param game its number in the series, from 1
   * @param reader through whose eyes it is seen
   * @return null if there is no such finished game, or this player may not see it like this
   */
  public static @Nullable Replay of(
      String table, List<JournalRow> rows, int game, String player, int reader) {
    JournalReader journal = new JournalReader(table, rows);
    TableState state = journal.state();
    List<Replay.Frame> frames = new ArrayList<>();
    while (journal.nextRow()) {
      journal.readRow();
      boolean ends = journal.events().stream().anyMatch(TableEvent.Ended.class::isInstance);
      if (state.games() == game && (ends || state.playing())) {
        if (reader < state.game().position().seats()) {
          frame(state, journal, reader).ifPresent(frames::add);
        }
        if (ends) {
          return maySee(state, player, reader) ? replay(state, reader, frames) : null;
        }
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

  /** What came of one row; none if this reader saw nothing of it. */
  private static Optional<Replay.Frame> frame(TableState state, JournalReader journal, int reader) {
    List<Happening> heard = new ArrayList<>();
    for (TableDisclosure one : journal.disclosures()) {
      switch (one) {
        case TableDisclosure.InGame(var rules, var told) ->
            heard.add(new Happening.InGame(ViewerMessages.event(rules, told.heardBy(reader))));
        case TableDisclosure.ToAll(Happening.TimedOut happening) -> heard.add(happening);
        case TableDisclosure.ToAll(Happening.Away happening) -> heard.add(happening);
        case TableDisclosure.ToAll(Happening.Returned happening) -> heard.add(happening);
        case TableDisclosure.ToAll _, TableDisclosure.Speech _, TableDisclosure.ViewChanged _ -> {}
      }
    }
    List<Replay.Decided> decisions = new ArrayList<>();
    for (TableEvent event : reader == Reader.REFEREE ? journal.events() : List.<TableEvent>of()) {
      if (event instanceof TableEvent.Decided e) {
        decisions.add(new Replay.Decided(e.seat(), e.move(), e.by()));
      }
    }
    return heard.isEmpty() && decisions.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Replay.Frame(
                state.at() - state.startedAt(),
                decisions,
                heard,
                ViewerMessages.view(state.game(), reader)));
  }

  private static Replay replay(TableState state, int reader, List<Replay.Frame> frames) {
    LiveGame played = state.game();
    List<Seat> seated = state.seats().subList(0, played.position().seats());
    return new Replay(
        state.id(),
        state.games(),
        played.rules().game(),
        Summaries.edition(state.gameOptions()),
        RuleLines.of(played.rules()),
        reader < 0 ? null : reader,
        reader == Reader.REFEREE,
        seated.stream().map(Seat::name).toList(),
        seated.stream().map(seat -> Objects.requireNonNullElse(seat.bot(), "")).toList(),
        played.first(),
        Seats.numbers(state.winners()),
        state.countsForNothing() ? "" : LiveGame.commitment(played.secret()),
        state.gameOptions().reveal() ? played.secret() : null,
        frames);
  }
}

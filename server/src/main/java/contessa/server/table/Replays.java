package contessa.server.table;

import contessa.game.Reader;
import contessa.server.journal.Journal;
import contessa.server.wire.Happening;
import contessa.server.wire.Replay;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finished games from the journal, for who may see them: with all cards where the table reveals
 * them, else as their own player saw them or as everybody did. A game under way is never replayed.
 */
public final class Replays {

  /** From where a game is seen. */
  public sealed interface From {
    /** With every card open. */
    record Everywhere() implements From {}

    /** As everybody saw it. */
    record Outside() implements From {}

    record OfSeat(int seat) implements From {}
  }

  private Replays() {}

  /**
   * One game of a table.
   *
   * @param game which of the series, from 1
   * @return null if there is no such finished game, or this player may not see it from there
   */
  public static @Nullable Replay of(
      Journal journal, String table, int game, String player, From from) {
    TableState state = new TableState(table);
    Collector collector = new Collector(game, player, from);
    for (Journal.Row row : journal.read(table)) {
      List<Shown> shown = new ArrayList<>();
      state.begin(row.seq(), row.at(), null, null);
      List<TableEvent> events = Entry.of(row).events();
      for (TableEvent event : events) {
        state.apply(event, shown::add);
        if (event instanceof TableEvent.Ended && state.games == game) {
          collector.frame(state, events, shown);
          return collector.finish(state);
        }
      }
      if (state.games == game && state.playing()) {
        collector.frame(state, events, shown);
      }
    }
    return null;
  }

  private static final class Collector {
    private final int game;
    private final String player;
    private final From from;
    private final List<Replay.Frame> frames = new ArrayList<>();
    private long begun = -1;

    Collector(int game, String player, From from) {
      this.game = game;
      this.player = player;
      this.from = from;
    }

    private int reader() {
      return switch (from) {
        case From.Everywhere _ -> Reader.REFEREE;
        case From.Outside _ -> Reader.SPECTATOR;
        case From.OfSeat(int seat) -> seat;
      };
    }

    void frame(TableState state, List<TableEvent> events, List<Shown> shown) {
      begun = begun < 0 ? state.at : begun;
      Game played = state.game();
      if (from instanceof From.OfSeat(int seat) && seat >= played.position().seats()) {
        return;
      }
      List<Happening> heard = new ArrayList<>();
      for (Shown one : shown) {
        switch (one) {
          case Shown.InGame(var rules, var told) ->
              heard.add(new Happening.InGame(Teller.event(rules, told.heardBy(reader()))));
          case Shown.Open(Happening.TimedOut happening) -> heard.add(happening);
          case Shown.Open(Happening.Away happening) -> heard.add(happening);
          case Shown.Open(Happening.Returned happening) -> heard.add(happening);
          case Shown.Open _, Shown.Talk _, Shown.Own _ -> {}
        }
      }
      List<Replay.Decided> decisions = decisions(events);
      if (!heard.isEmpty() || !decisions.isEmpty()) {
        frames.add(
            new Replay.Frame(state.at - begun, decisions, heard, Teller.view(played, reader())));
      }
    }

    private List<Replay.Decided> decisions(List<TableEvent> events) {
      List<Replay.Decided> decisions = new ArrayList<>();
      if (from instanceof From.Everywhere) {
        for (TableEvent event : events) {
          if (event instanceof TableEvent.Decided e) {
            decisions.add(new Replay.Decided(e.seat(), e.move(), Replay.By.valueOf(e.by().name())));
          }
        }
      }
      return decisions;
    }

    @Nullable Replay finish(TableState state) {
      boolean own = reader() >= 0 && state.reader(player) == reader();
      boolean all = state.options().reveal();
      if (state.stage != Stage.OVER || !(all || own || reader() == Reader.SPECTATOR)) {
        return null;
      }
      Game played = state.game();
      int seats = played.position().seats();
      if (reader() >= seats) {
        return null;
      }
      List<Seat> seated = state.seats.subList(0, seats);
      List<String> bots =
          seated.stream().map(seat -> Objects.requireNonNullElse(seat.bot(), "")).toList();
      return new Replay(
          state.id,
          game,
          played.rules().game(),
          Summaries.edition(state.options()),
          RulesInWords.of(played.rules()),
          reader() < 0 ? null : reader(),
          reader() == Reader.REFEREE,
          seated.stream().map(Seat::name).toList(),
          bots,
          played.first(),
          TableState.list(state.winners),
          Game.commitment(played.secret()),
          all ? Objects.requireNonNull(played.secret()) : null,
          frames);
    }
  }
}

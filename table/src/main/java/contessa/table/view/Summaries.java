package contessa.table.view;

import module java.base;

import contessa.game.Seats;
import contessa.notation.json.JsonNode;
import contessa.table.message.FinishedGame;
import contessa.table.message.SeatView.Occupant;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.message.TableSummary;
import contessa.table.state.PlayerConduct;
import contessa.table.state.Seat;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/** Short descriptions of a table. */
public final class Summaries {

  private Summaries() {}

  public static TableSummary of(TableState state) {
    TableOptions options = state.options();
    List<Seat> taken = state.seats().stream().filter(seat -> !seat.free()).toList();
    return new TableSummary(
        state.id(),
        state.stage(),
        options.game(),
        edition(options),
        taken.stream().map(Seat::name).toList(),
        (int) taken.stream().filter(seat -> seat.occupant() == Occupant.BOT).count(),
        state.seats().size(),
        state.seats().size() - taken.size(),
        state.locked(),
        options.clock(),
        options.talk(),
        options.watchers(),
        options.programs(),
        options.language(),
        state.createdAt(),
        state.stage() == Stage.OVER ? winners(state) : null,
        state.fillsAt());
  }

  private static List<String> winners(TableState state) {
    return Seats.numbers(state.winners()).stream()
        .filter(state::hasSeat)
        .map(seat -> state.seat(seat).name())
        .filter(name -> !name.isEmpty())
        .toList();
  }

  /**
   * The last game, which is over, for the history of all players who did not give up. Eliminated
   * ones may have left the table by now.
   */
  public static Map<String, FinishedGame> finished(TableState state) {
    Map<String, FinishedGame> finished = new LinkedHashMap<>();
    for (int seat = 0; seat < state.conduct().size(); seat++) {
      PlayerConduct one = state.conduct().get(seat);
      boolean stays = one.player().equals(state.owners().get(seat));
      if (!one.player().isEmpty() && (stays || one.stay() == PlayerConduct.Stay.STAYED)) {
        finished.put(one.player(), finished(state, seat));
      }
    }
    return finished;
  }

  private static FinishedGame finished(TableState state, int seat) {
    TableOptions options = state.gameOptions();
    int seats = state.game().position().seats();
    return new FinishedGame(
        state.id(),
        state.games(),
        options.game(),
        edition(options),
        state.seats().subList(0, seats).stream().map(Seat::name).toList(),
        seat,
        Seats.numbers(state.winners()),
        state.at(),
        options.reveal());
  }

  public static String edition(TableOptions options) {
    return edition(options.rules(), options.game());
  }

  static String edition(@Nullable JsonNode rules, String game) {
    return rules == null ? game : rules.path("edition").asString(game);
  }
}

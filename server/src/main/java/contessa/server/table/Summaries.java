package contessa.server.table;

import contessa.game.Reader;
import contessa.game.Seats;
import contessa.notation.Json;
import contessa.server.wire.FinishedGame;
import contessa.server.wire.SeatView.Occupant;
import contessa.server.wire.TableOptions;
import contessa.server.wire.TableSummary;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** Tables in few words. */
final class Summaries {

  private Summaries() {}

  static TableSummary of(TableState state) {
    TableOptions options = state.options();
    List<Seat> taken = state.seats.stream().filter(seat -> !seat.free()).toList();
    return new TableSummary(
        state.id,
        state.stage,
        options.game(),
        edition(options),
        taken.stream().map(Seat::name).toList(),
        (int) taken.stream().filter(seat -> seat.occupant() == Occupant.BOT).count(),
        state.seats.size(),
        state.seats.size() - taken.size(),
        state.locked,
        options.clock(),
        options.talk(),
        options.watchers(),
        options.programs(),
        options.language(),
        state.createdAt,
        state.fillsAt);
  }

  /** The last game, now that it is over, for the list of this seat's owner. */
  static FinishedGame finished(TableState state, int seat) {
    TableOptions options = state.options();
    int seats = state.game().position().seats();
    return new FinishedGame(
        state.id,
        state.games,
        options.game(),
        edition(options),
        state.seats.subList(0, seats).stream().map(Seat::name).toList(),
        seat,
        TableState.list(state.winners),
        state.at,
        options.reveal());
  }

  static String edition(TableOptions options) {
    JsonNode rules = options.rules();
    JsonNode edition = rules == null ? null : rules.get("edition");
    return edition != null && edition.isString() ? edition.stringValue() : options.game();
  }

  static String truth(TableState state) {
    Game game = state.game;
    return String.join(
        "\n",
        "seq " + state.seq + " at " + state.at + " stage " + state.stage,
        "code " + state.code + " host " + state.host + " locked " + state.locked,
        "secrets " + state.secret + " " + state.pace,
        "options " + state.options,
        "seats " + state.seats + " owners " + state.owners,
        "since " + state.startedAt + " " + conduct(state),
        "banned " + new TreeSet<>(state.banned),
        "muted " + new TreeMap<>(state.muted),
        "talk " + new TreeMap<>(state.talk),
        "commands " + new TreeMap<>(state.commands),
        "games " + state.games + " asks " + state.asks + " won " + Seats.count(state.winners),
        "ghosts " + state.ghosts + " fills " + state.fillsAt + " " + state.filler,
        "question " + state.question,
        game == null ? "no game" : "draws " + game.draws() + " first " + game.first(),
        game == null ? "" : position(game));
  }

  private static List<String> conduct(TableState state) {
    return state.conduct.stream()
        .map(one -> one.player() + " " + one.stay() + " " + new TreeMap<>(one.counts()))
        .toList();
  }

  static String position(Game game) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.writer(bytes)) {
      game.notation().writeView(game.position().view(Reader.REFEREE), json);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}

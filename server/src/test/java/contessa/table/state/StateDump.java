package contessa.table.state;

import module java.base;

import contessa.game.Reader;
import contessa.game.Seats;
import contessa.notation.json.JsonWriter;
import contessa.table.game.LiveGame;

/** The whole state as text, secrets included: for tests to compare, never for a viewer. */
public final class StateDump {

  private StateDump() {}

  public static String of(TableState state) {
    LiveGame game = state.game;
    return String.join(
        "\n",
        "seq " + state.seq() + " at " + state.at() + " stage " + state.stage(),
        "code " + state.code() + " host " + state.host() + " locked " + state.locked(),
        "secrets " + state.secret() + " " + state.timingSecret,
        "options " + state.options + " of the game " + state.gameOptions,
        "seats " + state.seats() + " owners " + state.owners(),
        "since " + state.startedAt() + " " + conduct(state),
        "banned " + new TreeSet<>(state.banned()),
        "muted " + new TreeMap<>(state.muted),
        "talk " + new TreeMap<>(state.talk),
        "games "
            + state.games()
            + " asks "
            + state.questionCount()
            + " won "
            + Seats.count(state.winners()),
        "ghosts " + state.ghosts + " fills " + state.fillsAt() + " " + state.filler(),
        "speed " + state.chosenSpeed + " bots say " + state.botSpeech + " " + state.botSpokeAt,
        "question " + state.question,
        game == null ? "no game" : "draws " + game.draws() + " first " + game.first(),
        game == null ? "" : position(game));
  }

  private static List<String> conduct(TableState state) {
    return state.conduct().stream()
        .map(one -> one.player() + " " + one.stay() + " " + new TreeMap<>(one.counts()))
        .toList();
  }

  public static String position(LiveGame game) {
    JsonWriter json = new JsonWriter(true);
    game.notation().writeView(game.position().view(Reader.REFEREE), json);
    return json.toString();
  }
}

package contessa.server.table;

import static contessa.server.table.TableState.list;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import contessa.server.wire.Asking;
import contessa.server.wire.Decision;
import contessa.server.wire.GameJson;
import contessa.server.wire.Happening;
import contessa.server.wire.Message;
import contessa.server.wire.RuleLine;
import contessa.server.wire.SeatView;
import contessa.server.wire.Stage;
import contessa.server.wire.StandingOrder;
import contessa.server.wire.TableView;
import contessa.server.wire.You;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Makes of what is true what one viewer may know: the only way from a table to a message, whatever
 * carries it. Of the game it uses the view of that reader and events as that reader hears them, and
 * nothing else.
 */
final class Teller {

  private final TableState state;
  private final String player;
  private final int reader;
  private final int seat;

  Teller(TableState state, String player) {
    this.state = state;
    this.player = player;
    seat = state.seatOf(player);
    reader = state.haunts(seat) ? Reader.REFEREE : state.reader(player);
  }

  /** The name of this viewer's numbering. */
  String stream() {
    return reader == Reader.REFEREE ? "ghost" : reader >= 0 || seat >= 0 ? "seat" : "watch";
  }

  Message.Snapshot snapshot(Transcript transcript) {
    List<Message.Logged> log = new ArrayList<>();
    for (Transcript.Numbered numbered : transcript.all(player)) {
      for (Happening happening : happenings(numbered.batch())) {
        log.add(new Message.Logged(numbered.n(), numbered.batch().at(), happening));
      }
    }
    long n = transcript.number(player);
    return new Message.Snapshot(state.id, stream(), n, state.at, view(), log);
  }

  Message.Update update(Transcript.Numbered numbered) {
    Transcript.Batch batch = numbered.batch();
    return new Message.Update(state.id, numbered.n(), batch.at(), happenings(batch), view());
  }

  private List<Happening> happenings(Transcript.Batch batch) {
    List<Happening> heard = new ArrayList<>();
    for (Shown shown : batch.shown()) {
      switch (shown) {
        case Shown.Open(Happening happening) -> heard.add(happening);
        case Shown.Talk(Happening happening, Set<String> deaf) -> {
          if (!deaf.contains(player)) {
            heard.add(happening);
          }
        }
        case Shown.InGame(Rulebook rules, AddressedEvent told) ->
            heard.add(new Happening.InGame(event(rules, told.heardBy(reader))));
        case Shown.Own _ -> {}
      }
    }
    return heard;
  }

  TableView view() {
    Game game = state.game;
    boolean over = state.stage == Stage.OVER;
    boolean told = over && state.options().reveal();
    String secret = game != null && (state.playing() || over) ? game.secret() : state.secret;
    return new TableView(
        state.id,
        state.code,
        state.stage,
        state.games,
        state.locked,
        state.options(),
        rules(state),
        seats(),
        you(),
        game == null ? null : view(game, told ? Reader.REFEREE : reader),
        asking(),
        decision(),
        Game.commitment(secret),
        told ? secret : null,
        over ? list(state.winners) : null,
        state.fillsAt);
  }

  /** The rules of the game under way, or of the one that could begin with those who are there. */
  static List<RuleLine> rules(TableState state) {
    Game game = state.game;
    if (game != null && state.playing()) {
      return RulesInWords.of(game.rules());
    }
    GameNotation notation = Objects.requireNonNull(Notations.named(state.options().game()));
    int here = Math.max(Hosting.FEWEST_SEATS, Seats.count(state.taken()));
    for (int players = here; players >= Hosting.FEWEST_SEATS; players--) {
      try {
        return RulesInWords.of(notation.rules(state.options().rules(), players));
      } catch (Refusal e) {
        // Not for so many; the options were good for some number.
      }
    }
    return List.of();
  }

  private List<SeatView> seats() {
    List<SeatView> views = new ArrayList<>();
    boolean banked = state.playing() && state.pace().bank() > 0;
    for (int number = 0; number < state.seats.size(); number++) {
      Seat one = state.seat(number);
      views.add(
          new SeatView(
              number,
              one.occupant(),
              one.free() ? null : one.name(),
              one.bot(),
              state.host.equals(one.player()),
              one.away(),
              one.wins(),
              one.again(),
              banked && one.owned() ? one.bank() : null));
    }
    return views;
  }

  private You you() {
    List<Integer> muted = new ArrayList<>();
    for (int other = 0; other < state.seats.size(); other++) {
      String speaker = state.seat(other).player();
      if (speaker != null && state.mutes(player, speaker)) {
        muted.add(other);
      }
    }
    StandingOrder order = seat < 0 ? StandingOrder.ASK : state.seat(seat).order();
    Boolean ghost = state.mayHaunt(seat) ? Boolean.valueOf(state.haunts(seat)) : null;
    return new You(seat < 0 ? null : seat, state.isHost(player), order, muted, ghost);
  }

  private @Nullable Asking asking() {
    Question question = state.question;
    if (question == null) {
      return null;
    }
    int banking = question.sealed() ? question.target() : question.seat();
    Long deadline = question.deadline();
    Long bankUntil =
        deadline == null || banking < 0 || !question.asks(banking)
            ? null
            : Long.valueOf(deadline + state.seat(banking).bank());
    return new Asking(
        question.ask(),
        question.sealed(),
        state.customs().ask(state.game().position()).phase(),
        list(question.seats()),
        question.target() < 0 ? null : question.target(),
        question.since(),
        deadline,
        bankUntil,
        Windows.pending(state));
  }

  private @Nullable Decision decision() {
    Question question = state.question;
    if (question == null || seat < 0 || !question.asks(seat)) {
      return null;
    }
    Game game = state.game();
    Customs customs = state.customs();
    var moves =
        question.sealed()
            ? customs.choices(game.position(), seat)
            : game.position().view(seat).moves();
    return new Decision(
        question.ask(),
        question.sealed(),
        customs.ask(game.position()).phase(),
        moves.stream().map(game::text).toList(),
        question.deadline(),
        question.answers().get(seat),
        question.sealed() && customs.passes(state.seat(seat).order(), game.position(), seat));
  }

  static GameJson view(Game game, int reader) {
    View view = game.position().view(reader);
    return json(json -> game.notation().writeView(view, json));
  }

  static GameJson event(Rulebook rules, Event event) {
    return json(
        json -> {
          json.writeStartObject();
          Notations.of(rules).writeHeard(rules, event, json);
          json.writeEndObject();
        });
  }

  @FunctionalInterface
  private interface Writing {
    void to(JsonGenerator json);
  }

  private static GameJson json(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.writer(bytes)) {
      writing.to(json);
    }
    return new GameJson(bytes.toString(StandardCharsets.UTF_8));
  }
}

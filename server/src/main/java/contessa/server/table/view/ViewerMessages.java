package contessa.server.table.view;

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
import contessa.server.table.command.Hosting;
import contessa.server.table.game.GameAdapter;
import contessa.server.table.game.LiveGame;
import contessa.server.table.state.Question;
import contessa.server.table.state.Seat;
import contessa.server.table.state.SeatSets;
import contessa.server.table.state.TableDisclosure;
import contessa.server.table.state.TableState;
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
 * Builds snapshots and updates for one viewer, over any transport: the only class that puts game
 * content into them. Of the game it uses this reader's view and the events as this reader hears
 * them, and nothing else. {@link Replays} uses its {@code view} and {@code event}; other messages
 * (replies, presence) carry no game.
 */
public final class ViewerMessages {

  private final TableState state;
  private final String player;
  private final int reader;
  private final int seat;

  public ViewerMessages(TableState state, String player) {
    this.state = state;
    this.player = player;
    seat = state.seatOf(player);
    reader = state.eliminated().isGhost(seat) ? Reader.REFEREE : state.reader(player);
  }

  /** The name of this viewer's numbering. It changes when the viewer sees through other eyes. */
  public String stream() {
    return reader == Reader.REFEREE ? "ghost" : reader >= 0 || seat >= 0 ? "seat" : "watch";
  }

  public Message.Snapshot snapshot(Transcript transcript) {
    List<Message.Logged> log = new ArrayList<>();
    for (Transcript.Numbered numbered : transcript.all(player)) {
      for (Happening happening : happenings(numbered.batch())) {
        log.add(new Message.Logged(numbered.n(), numbered.batch().at(), happening));
      }
    }
    long n = transcript.number(player);
    long now = transcript.lastToldAt(player, state.createdAt());
    return new Message.Snapshot(state.id(), stream(), n, now, view(), log);
  }

  public Message.Update update(Transcript.Numbered numbered) {
    Transcript.Batch batch = numbered.batch();
    return new Message.Update(state.id(), numbered.n(), batch.at(), happenings(batch), view());
  }

  private List<Happening> happenings(Transcript.Batch batch) {
    List<Happening> heard = new ArrayList<>();
    for (TableDisclosure one : batch.disclosures()) {
      switch (one) {
        case TableDisclosure.ToAll(Happening happening) -> heard.add(happening);
        case TableDisclosure.Speech(Happening happening, Set<String> mutedBy) -> {
          if (!mutedBy.contains(player)) {
            heard.add(happening);
          }
        }
        case TableDisclosure.InGame(Rulebook rules, AddressedEvent told) ->
            heard.add(new Happening.InGame(event(rules, told.heardBy(reader))));
        case TableDisclosure.ViewChanged _ -> {}
      }
    }
    return heard;
  }

  TableView view() {
    LiveGame game = state.lastGame();
    boolean over = state.stage() == Stage.OVER;
    boolean revealed = over && state.gameOptions().reveal();
    String secret = game != null && (state.playing() || over) ? game.secret() : state.secret();
    return new TableView(
        state.id(),
        state.code(),
        state.stage(),
        state.games(),
        state.locked(),
        state.options(),
        rules(state),
        seats(),
        you(),
        game == null ? null : view(game, revealed ? Reader.REFEREE : reader),
        asking(),
        decision(),
        LiveGame.commitment(secret),
        revealed ? secret : null,
        over ? SeatSets.list(state.winners()) : null,
        state.speed() == 1 ? null : Integer.valueOf(state.speed()),
        state.fillsAt());
  }

  /** The rules of the game in progress, or of the one that the seated players could begin. */
  static List<RuleLine> rules(TableState state) {
    LiveGame game = state.lastGame();
    if (game != null && state.playing()) {
      return RuleLines.of(game.rules());
    }
    GameNotation notation = Objects.requireNonNull(Notations.named(state.options().game()));
    int here = Math.max(Hosting.FEWEST_SEATS, Seats.count(state.takenSeats()));
    for (int players = here; players >= Hosting.FEWEST_SEATS; players--) {
      try {
        return RuleLines.of(notation.rules(state.options().rules(), players));
      } catch (Refusal e) {
        // Not for this many players; the options are valid for some number.
      }
    }
    return List.of();
  }

  private List<SeatView> seats() {
    List<SeatView> views = new ArrayList<>();
    boolean banked = state.playing() && state.clock().bank() > 0;
    for (int number = 0; number < state.seats().size(); number++) {
      Seat one = state.seat(number);
      views.add(
          new SeatView(
              number,
              one.occupant(),
              one.free() ? null : one.name(),
              one.bot(),
              state.host().equals(one.player()),
              one.away(),
              one.wins(),
              one.wantsRematch(),
              banked && one.owned() ? one.bankMillis() : null));
    }
    return views;
  }

  private You you() {
    List<Integer> muted = new ArrayList<>();
    for (int other = 0; other < state.seats().size(); other++) {
      String speaker = state.seat(other).speaker();
      if (speaker != null && state.mutes(player, speaker)) {
        muted.add(other);
      }
    }
    StandingOrder order = seat < 0 ? StandingOrder.ASK : state.seat(seat).standingOrder();
    Boolean ghost =
        state.eliminated().mayBecomeGhost(seat)
            ? Boolean.valueOf(state.eliminated().isGhost(seat))
            : null;
    Boolean hurry =
        state.eliminated().mayHurry(seat) ? Boolean.valueOf(state.hasAskedToHurry(seat)) : null;
    return new You(
        seat < 0 ? null : seat, state.isHost(player), order, muted, seedFor(), ghost, hurry);
  }

  private @Nullable String seedFor() {
    boolean open = seat >= 0 && !state.playing() && state.seat(seat).seed().isEmpty();
    return open && state.stage() != Stage.CLOSED ? LiveGame.commitment(state.secret()) : null;
  }

  private @Nullable Asking asking() {
    Question question = state.openQuestion();
    if (question == null) {
      return null;
    }
    int banking = question.sealed() ? question.target() : question.seat();
    Long deadline = question.deadline();
    Long bankUntil =
        deadline == null || banking < 0 || !question.isAsked(banking)
            ? null
            : Long.valueOf(deadline + state.seat(banking).bankMillis());
    return new Asking(
        question.id(),
        question.sealed(),
        state.adapter().questions().prompt(state.game().position()).phase(),
        SeatSets.list(question.seats()),
        question.target() < 0 ? null : question.target(),
        question.since(),
        deadline,
        bankUntil,
        state.pendingSeats());
  }

  private @Nullable Decision decision() {
    Question question = state.openQuestion();
    if (question == null || seat < 0 || !question.isAsked(seat)) {
      return null;
    }
    LiveGame game = state.game();
    GameAdapter adapter = state.adapter();
    var moves =
        question.sealed()
            ? adapter.questions().choices(game.position(), seat)
            : game.position().view(seat).moves();
    return new Decision(
        question.id(),
        question.sealed(),
        adapter.questions().prompt(game.position()).phase(),
        moves.stream().map(game::text).toList(),
        question.deadline(),
        question.answers().get(seat),
        question.sealed()
            && adapter.orders().passes(state.seat(seat).standingOrder(), game.position(), seat));
  }

  static GameJson view(LiveGame game, int reader) {
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

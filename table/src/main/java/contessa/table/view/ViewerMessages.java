package contessa.table.view;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import contessa.table.game.GameAdapter;
import contessa.table.game.LiveGame;
import contessa.table.message.Decision;
import contessa.table.message.GameJson;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableView;
import contessa.table.message.You;
import contessa.table.state.Question;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * Builds snapshots and updates for one viewer, over any transport: the only class that puts game
 * content into them, with {@link PublicPart} for what all viewers see. Of the game it uses this
 * reader's view and the events as this reader hears them; for prompts and choices, the {@code
 * GameAdapter} reads the position and names only what this reader may know. {@link Replays} uses
 * its {@code view} and {@code event}; other messages (replies, presence) carry no game.
 */
public final class ViewerMessages {

  private final TableState state;
  private final String player;
  private final PublicPart shared;
  private final int reader;
  private final int seat;

  public ViewerMessages(TableState state, String player) {
    this(state, player, new PublicPart(state));
  }

  /** For one of several viewers of the same state, who share its public part. */
  ViewerMessages(TableState state, String player, PublicPart shared) {
    this.state = state;
    this.player = player;
    this.shared = shared;
    seat = state.seatOf(player);
    reader = state.isGhost(seat) ? Reader.REFEREE : state.reader(player);
  }

  /** The name of this viewer's numbering. It changes when the viewer sees through other eyes. */
  public String stream() {
    return reader == Reader.REFEREE ? "ghost" : reader >= 0 || seat >= 0 ? "seat" : "watch";
  }

  public Message.Snapshot snapshot(Transcript transcript) {
    return snapshot(transcript.told(player, state.createdAt()));
  }

  Message.Snapshot snapshot(Transcript.Told told) {
    List<Message.Logged> log = new ArrayList<>();
    for (Transcript.Numbered numbered : told.batches()) {
      for (Happening happening : happenings(numbered.batch())) {
        log.add(new Message.Logged(numbered.n(), numbered.batch().at(), happening));
      }
    }
    return new Message.Snapshot(state.id(), stream(), told.n(), told.at(), view(), log);
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
            heard.add(new Happening.InGame(heard(rules, told)));
        case TableDisclosure.ViewChanged _ -> {}
      }
    }
    return heard;
  }

  private GameJson heard(Rulebook rules, AddressedEvent told) {
    Event event = told.heardBy(reader);
    return event.equals(told.open()) ? shared.event(rules, told) : event(rules, event);
  }

  TableView view() {
    LiveGame game = state.lastGame();
    return new TableView(shared.view(), you(), game == null ? null : seen(game), decision());
  }

  private GameJson seen(LiveGame game) {
    int eyes = PublicPart.isRevealed(state) ? Reader.REFEREE : reader;
    return eyes == Reader.SPECTATOR ? shared.game(game) : view(game, eyes);
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
    Boolean ghost = state.mayBecomeGhost(seat) ? Boolean.valueOf(state.isGhost(seat)) : null;
    Boolean hurry = state.mayHurry(seat) ? Boolean.valueOf(state.hasAskedToHurry(seat)) : null;
    return new You(
        seat < 0 ? null : seat,
        state.isHost(player),
        order,
        muted,
        seedFor(),
        ghost,
        hurry,
        state.lieDetector().latest(player),
        state.lieDetector().score(player));
  }

  private @Nullable String seedFor() {
    boolean open = seat >= 0 && !state.playing() && state.seat(seat).seed().isEmpty();
    return open && state.stage() != Stage.CLOSED ? LiveGame.commitment(state.secret()) : null;
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
            ? adapter.choices(game.position(), seat)
            : game.position().view(seat).moves();
    return new Decision(
        question.id(),
        question.sealed(),
        adapter.prompt(game.position()).phase(),
        moves.stream().map(game::text).toList(),
        question.deadline(),
        question.answers().get(seat),
        question.sealed()
            && adapter.passes(state.seat(seat).standingOrder(), game.position(), seat));
  }

  static GameJson view(LiveGame game, int reader) {
    return json(json -> game.notation().writeView(game.position().view(reader), json));
  }

  static GameJson event(Rulebook rules, Event event) {
    return json(
        json -> {
          Notations.of(rules).writeHeard(rules, event, json.begin());
          json.end();
        });
  }

  private static GameJson json(Consumer<JsonWriter> writing) {
    return new GameJson(
        () -> {
          JsonWriter json = new JsonWriter(true);
          writing.accept(json);
          return json.toBytes();
        });
  }
}

package contessa.table.view;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Reader;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.table.game.LiveGame;
import contessa.table.message.Asking;
import contessa.table.message.EncodedOnce;
import contessa.table.message.GameJson;
import contessa.table.message.PublicView;
import contessa.table.message.RuleLine;
import contessa.table.message.SeatView;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.state.Question;
import contessa.table.state.Seals;
import contessa.table.state.Seat;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * What all viewers see of one state of a table, made once for all of them. It knows no viewer: of
 * the game it uses only what spectators may know. Used by one thread at a time.
 */
final class PublicPart {

  private final TableState state;
  private final Map<Event, GameJson> events = new HashMap<>();
  private @Nullable EncodedOnce<PublicView> view;
  private @Nullable GameJson game;

  PublicPart(TableState state) {
    this.state = state;
  }

  EncodedOnce<PublicView> view() {
    EncodedOnce<PublicView> known = view;
    if (known == null) {
      known = new EncodedOnce<>(build());
      view = known;
    }
    return known;
  }

  /** The game as spectators see it. */
  GameJson game(LiveGame played) {
    GameJson known = game;
    if (known == null) {
      known = ViewerMessages.view(played, Reader.SPECTATOR);
      game = known;
    }
    return known;
  }

  /** An event as all hear it who are not insiders. */
  GameJson event(Rulebook rules, AddressedEvent told) {
    return events.computeIfAbsent(told.open(), open -> ViewerMessages.event(rules, open));
  }

  private PublicView build() {
    LiveGame played = state.lastGame();
    boolean over = state.stage() == Stage.OVER;
    String secret = played != null && (state.playing() || over) ? played.secret() : state.secret();
    return new PublicView(
        state.id(),
        state.code(),
        state.stage(),
        state.games(),
        state.locked(),
        state.options(),
        rules(state),
        seats(),
        asking(),
        LiveGame.commitment(secret),
        isRevealed(state) ? secret : null,
        over ? Seats.numbers(state.winners()) : null,
        state.speed() == 1 ? null : Integer.valueOf(state.speed()),
        state.fillsAt(),
        state.lieDetector().scores());
  }

  /** Whether the game is over and all cards are public. */
  static boolean isRevealed(TableState state) {
    return state.stage() == Stage.OVER && state.gameOptions().reveal();
  }

  /** The rules of the game in progress, or of the one that the seated players could begin. */
  static List<RuleLine> rules(TableState state) {
    LiveGame game = state.lastGame();
    if (game != null && state.playing()) {
      return RuleLines.of(game.rules());
    }
    int here = Math.max(TableOptions.FEWEST_SEATS, Seats.count(state.takenSeats()));
    for (int players = here; players >= TableOptions.FEWEST_SEATS; players--) {
      Rulebook rules = state.options().rulebook(players);
      if (rules != null) {
        return RuleLines.of(rules);
      }
    }
    return List.of();
  }

  private List<SeatView> seats() {
    List<SeatView> views = new ArrayList<>();
    int[] seals = Seals.of(state.seats());
    boolean banked = state.playing() && state.clock().bank().size() > 0;
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
              seals[number] == number + 1 ? null : Integer.valueOf(seals[number]),
              banked && one.owned() ? one.bankMillis() : null));
    }
    return views;
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
        state.adapter().prompt(state.game().position()).phase(),
        Seats.numbers(question.seats()),
        question.target() < 0 ? null : question.target(),
        question.since(),
        deadline,
        bankUntil,
        state.pendingSeats());
  }
}

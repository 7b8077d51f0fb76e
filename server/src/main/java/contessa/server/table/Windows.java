package contessa.server.table;

import static contessa.server.table.TableState.list;

import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.server.table.TableEvent.By;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A window closes when its outcome is settled, but never before its floor. What is then played is
 * the outcome and nothing else: no trace of who answered when, or whether.
 */
final class Windows {

  private final Draft draft;
  private final TableState state;
  private final Question window;
  private final Game game;
  private final Customs customs;

  /** The window that is open in this draft. */
  Windows(Draft draft) {
    this.draft = draft;
    state = draft.state;
    window = state.question();
    game = state.game();
    customs = state.customs();
  }

  /** Closes the window, if one is open, as soon as what has just happened has settled it. */
  static void closeIfSettled(Draft draft) {
    Question question = draft.state.question;
    if (question != null && question.sealed()) {
      new Windows(draft).close();
    }
  }

  /** Closes the window if it is time. */
  boolean close() {
    if (draft.now < window.floor()) {
      return false;
    }
    List<Customs.Step> steps = customs.settle(game.position(), this::answer);
    if (steps == null) {
      return false;
    }
    int late = late();
    for (int seat : Seats.list(late)) {
      draft.add(new TableEvent.TimedOut(seat, false));
    }
    spendBank();
    for (Customs.Step step : steps) {
      draft.decide(step.seat(), step.move(), by(step.seat()));
    }
    Absence.sendAway(draft, late);
    Questions.goOn(draft);
    return true;
  }

  private @Nullable Move answer(int seat, Position position) {
    if (!window.asks(seat)) {
      return thought(seat, position);
    }
    String answer = window.answers().get(seat);
    if (answer != null) {
      return customs.meaning(game.move(answer), position);
    }
    if (!ordered(seat) && !late(seat)) {
      return null;
    }
    Move expected =
        customs.onTimeout(
            position.view(seat), SeededChance.of(state.pace + ":late:" + window.ask()));
    return expected != null ? expected : thought(seat, position);
  }

  private @Nullable Move thought(int seat, Position position) {
    return draft.around.thought(state, seat, position);
  }

  private boolean ordered(int seat) {
    return customs.passes(state.seat(seat).order(), game.position(), seat);
  }

  private boolean late(int seat) {
    return Clockwork.due(state, window, seat) <= draft.now;
  }

  /** Those who are awaited: neither a bot, nor an order, nor they themselves have answered. */
  int missing() {
    int missing = Seats.NONE;
    for (int seat : Seats.list(window.seats())) {
      if (window.asks(seat) && !window.answers().containsKey(seat) && !ordered(seat)) {
        missing |= Seats.of(seat);
      }
    }
    return missing;
  }

  private int late() {
    int late = Seats.NONE;
    for (int seat : Seats.list(missing())) {
      late |= late(seat) ? Seats.of(seat) : Seats.NONE;
    }
    return late;
  }

  private void spendBank() {
    int target = window.target();
    if (target >= 0 && window.asks(target)) {
      Clockwork.spendBank(draft, window, target);
    }
  }

  private By by(int seat) {
    if (!window.asks(seat)) {
      return state.seat(seat).owned() ? By.STAND_IN : By.BOT;
    }
    return window.answers().containsKey(seat) ? By.PLAYER : ordered(seat) ? By.ORDER : By.TIMEOUT;
  }

  /** Late in a window of three or more, everybody may know who is awaited. */
  void name() {
    if (window.named() == null && nameAt(state, window) <= draft.now) {
      draft.add(new TableEvent.Named(window.ask(), list(missing())));
    }
  }

  /** Who has still to answer, where everybody may know. */
  static @Nullable List<Integer> pending(TableState state) {
    Question question = state.question();
    boolean always = question.sealed() && state.customs().tellsWhoHasAnswered();
    return always && !state.options().strict() ? list(question.unanswered()) : question.named();
  }

  static long nameAt(TableState state, Question window) {
    Long deadline = window.deadline();
    boolean few = Seats.count(window.seats()) < 3;
    boolean never = state.options().strict() || state.customs().tellsWhoHasAnswered();
    return deadline == null || few || never
        ? Long.MAX_VALUE
        : window.since() + (deadline - window.since()) * 3 / 5;
  }
}

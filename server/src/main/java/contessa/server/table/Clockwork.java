package contessa.server.table;

import contessa.game.Move;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.server.table.TableEvent.By;
import contessa.server.wire.Clock;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import org.jspecify.annotations.Nullable;

/**
 * What time brings about. When it has to be asked again follows from the state alone, so a table
 * that is read anew goes on as if nothing had been.
 */
final class Clockwork {

  /** A table that nobody looks at is closed after this long, unless a game is under way. */
  static final long IDLE = 2 * 3_600_000L;

  /** And this long if one is: days, since a turn may take one. */
  static final long IDLE_PLAYING = 14 * 24 * 3_600_000L;

  private Clockwork() {}

  /** Does what is due now. */
  static void tick(Draft draft) {
    TableState state = draft.state;
    if (draft.now >= idleAt(state, draft.before, draft.around)) {
      draft.add(new TableEvent.Closed());
      return;
    }
    Long fillsAt = state.fillsAt;
    if (fillsAt != null && fillsAt <= draft.now) {
      Seating.fill(draft);
      return;
    }
    Absence.sendAwayOffline(draft);
    Question question = state.question;
    if (question == null) {
      return;
    }
    if (question.sealed()) {
      Windows window = new Windows(draft);
      if (!window.close()) {
        waitForLost(draft, question, window.missing() & setOf(question.target()));
        window.name();
      }
    } else if (!question.asks(question.seat())) {
      actForBot(draft, question);
    } else if (due(state, question, question.seat()) <= draft.now) {
      if (!waitForLost(draft, question, question.seats())) {
        timeOut(draft, question);
      }
    }
  }

  private static int setOf(int seat) {
    return seat < 0 ? Seats.NONE : Seats.of(seat);
  }

  /** The next time at which {@link #tick} may have something to do. */
  static long next(TableState state, Surroundings around, long now) {
    long next = idleAt(state, state.at, around);
    if (state.fillsAt != null) {
      next = Math.min(next, state.fillsAt);
    }
    for (int seat = 0; seat < state.seats.size(); seat++) {
      next = Math.min(next, Absence.awayAt(state, around, seat));
    }
    Question question = state.question;
    if (question == null) {
      return next;
    }
    if (now < question.floor()) {
      return Math.min(next, question.floor());
    }
    if (question.sealed() && question.named() == null) {
      next = Math.min(next, later(Windows.nameAt(state, question), now));
    }
    for (int seat : Seats.list(question.seats())) {
      if (question.asks(seat) && !question.answers().containsKey(seat)) {
        next = Math.min(next, later(due(state, question, seat), now));
      } else if (!question.sealed()
          && around.thought(state, seat, state.game().position()) != null) {
        next = Math.min(next, now + 1); // a bot that has just taken over
      }
    }
    return next;
  }

  private static long later(long time, long now) {
    return time > now ? time : Long.MAX_VALUE;
  }

  /** When this seat's time is up, the bank included. */
  static long due(TableState state, Question question, int seat) {
    Long due = question.due();
    if (due == null) {
      return Long.MAX_VALUE;
    }
    return question.drawsOnBank(seat) ? due + state.seat(seat).bank() : due;
  }

  private static void actForBot(Draft draft, Question question) {
    if (draft.now < question.floor()) {
      return;
    }
    int seat = question.seat();
    Move move = thought(draft, seat);
    if (move != null) {
      By by = draft.state.seat(seat).owned() ? By.STAND_IN : By.BOT;
      draft.decide(seat, move, by);
      Questions.goOn(draft);
    }
  }

  private static @Nullable Move thought(Draft draft, int seat) {
    return draft.around.thought(draft.state, seat, draft.state.game().position());
  }

  /** Once a game the clock waits for a lost connection, where the player is decisive. */
  private static boolean waitForLost(Draft draft, Question question, int seats) {
    TableState state = draft.state;
    for (int seat : Seats.list(seats)) {
      String player = state.seat(seat).player();
      long grace = state.pace().grace();
      if (player != null
          && grace > 0
          && !state.seat(seat).graced()
          && due(state, question, seat) <= draft.now
          && !draft.around.online(player)) {
        draft.add(new TableEvent.Banked(seat, 0));
        draft.add(new TableEvent.Graced(seat, draft.now + grace));
        return true;
      }
    }
    return false;
  }

  /** A stand-in that has to choose may have to think first; then it is done when it has. */
  private static void timeOut(Draft draft, Question question) {
    TableState state = draft.state;
    int seat = question.seat();
    Move expected =
        state
            .customs()
            .onTimeout(
                state.game().position().view(seat),
                SeededChance.of(state.pace + ":late:" + question.ask()));
    Move move = expected != null ? expected : thought(draft, seat);
    if (move == null) {
      return;
    }
    draft.add(new TableEvent.TimedOut(seat, true));
    spendBank(draft, question, seat);
    draft.decide(seat, move, By.TIMEOUT);
    Absence.sendAway(draft, Seats.of(seat));
    Questions.goOn(draft);
  }

  /** Takes from the bank what was used after the deadline. */
  static void spendBank(Draft draft, Question question, int seat) {
    Long deadline = question.deadline();
    long bank = draft.state.seat(seat).bank();
    if (deadline != null && bank > 0 && draft.now > deadline) {
      draft.add(new TableEvent.Banked(seat, Math.max(0, bank - (draft.now - deadline))));
    }
  }

  /** The host of an untimed table lets whoever is awaited time out. */
  static @Nullable Refused force(Draft draft, String player) {
    TableState state = draft.state;
    if (!state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    Question question = state.question;
    if (question == null || state.options().clock() != Clock.UNTIMED) {
      return Refused.NOT_NOW;
    }
    if (draft.now < question.since() + Pace.FORCE_AFTER) {
      return Refused.TOO_EARLY;
    }
    if (!question.sealed() && !question.asks(question.seat())) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.Forced(draft.now));
    if (question.sealed()) {
      new Windows(draft).close();
    } else {
      timeOut(draft, state.question());
    }
    return null;
  }

  private static long idleAt(TableState state, long last, Surroundings around) {
    if (state.stage == Stage.CLOSED) {
      return Long.MAX_VALUE;
    }
    long latest = last;
    for (Seat seat : state.seats) {
      String player = seat.player();
      if (player != null && around.online(player)) {
        return Long.MAX_VALUE;
      }
      latest = player == null ? latest : Math.max(latest, around.offlineSince(player));
    }
    return latest + (state.playing() ? IDLE_PLAYING : IDLE);
  }
}

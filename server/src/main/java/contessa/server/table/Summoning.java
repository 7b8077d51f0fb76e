package contessa.server.table;

import static contessa.server.wire.Summons.Kind.NUDGE;
import static contessa.server.wire.Summons.Kind.START;
import static contessa.server.wire.Summons.Kind.TURN;
import static contessa.server.wire.Summons.Kind.WINDOW;

import contessa.game.Seats;
import contessa.server.wire.Summons;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Calls players to the table who are asked there and do not look at it. Whom and for what follows
 * from what everybody at the table knows, and who is there; neither from cards nor from answers or
 * orders, so that a telephone that rings tells nothing.
 *
 * <p>Who does not come is called again only for what is more pressing. Used only under the table's
 * lock.
 */
final class Summoning {

  /** Nobody comes for what is over sooner, unless it is the own turn. */
  static final long ENOUGH = 60_000;

  /** That a game has begun is no news after this long. */
  static final long STALE = 3_600_000;

  /** Whose seat a bot's is. */
  private static final String NO_PLAYER = "";

  private final Predicate<String> there;
  private final Ground.Messenger messenger;
  private final Map<String, Summons.Kind> called = new HashMap<>();

  /**
   * Nobody was called yet.
   *
   * @param there whether a player looks at the table
   */
  Summoning(Predicate<String> there, Ground.Messenger messenger) {
    this.there = there;
    this.messenger = messenger;
  }

  /** The player looks at the table. */
  void came(String player) {
    called.remove(player);
  }

  /** What has just happened is true now. */
  void call(TableState state, List<TableEvent> events) {
    Map<String, Summons.Kind> wanted = new TreeMap<>();
    for (TableEvent event : events) {
      switch (event) {
        case TableEvent.Started _ -> state.owners.forEach(player -> want(wanted, player, START));
        case TableEvent.Asked _ -> wantAsked(wanted, state);
        case TableEvent.Nudged(int by) -> wantAwaited(wanted, state, by);
        default -> {}
      }
    }
    wanted.remove(NO_PLAYER);
    wanted.forEach((player, kind) -> callIfGone(state, player, kind));
  }

  private static void want(Map<String, Summons.Kind> wanted, String player, Summons.Kind kind) {
    wanted.merge(player, kind, (one, other) -> one.compareTo(other) > 0 ? one : other);
  }

  private static void wantAsked(Map<String, Summons.Kind> wanted, TableState state) {
    Question question = state.question;
    if (question == null) {
      return;
    }
    Customs.Haste haste = state.customs().ask(state.game().position()).haste();
    for (int seat : Seats.list(question.seats())) {
      long left = Clockwork.due(state, question, seat) - state.at;
      if (question.asks(seat) && (haste == Customs.Haste.TURN || left >= ENOUGH)) {
        want(wanted, owner(state, seat), haste == Customs.Haste.RESPONSE ? WINDOW : TURN);
      }
    }
  }

  /** Of whom it is open whether they have answered: all who were asked. */
  private static void wantAwaited(Map<String, Summons.Kind> wanted, TableState state, int by) {
    Question question = state.question;
    if (question == null) {
      return;
    }
    for (int seat : Seats.list(question.seats())) {
      String player = owner(state, seat);
      if (question.asks(seat) && !state.mutes(player, owner(state, by))) {
        want(wanted, player, NUDGE);
      }
    }
  }

  private static String owner(TableState state, int seat) {
    return Objects.requireNonNullElse(state.seat(seat).player(), NO_PLAYER);
  }

  private void callIfGone(TableState state, String player, Summons.Kind kind) {
    Summons.Kind before = called.get(player);
    if (there.test(player) || before != null && before.compareTo(kind) >= 0) {
      return;
    }
    called.put(player, kind);
    Summons summons = new Summons(kind, state.id, Summaries.edition(state.options()));
    messenger.summon(player, summons, until(state, player, kind));
  }

  /** When it is too late to come; null for never. */
  private static @Nullable Long until(TableState state, String player, Summons.Kind kind) {
    if (kind == START) {
      return state.at + STALE;
    }
    long due = Clockwork.due(state, state.question(), state.seatOf(player));
    return due == Long.MAX_VALUE ? null : Long.valueOf(due);
  }
}

package contessa.table.view;

import static contessa.table.message.PushNotification.Kind.NUDGE;
import static contessa.table.message.PushNotification.Kind.START;
import static contessa.table.message.PushNotification.Kind.TURN;
import static contessa.table.message.PushNotification.Kind.WINDOW;

import module java.base;

import contessa.game.Seats;
import contessa.table.game.TimeLimit;
import contessa.table.message.PushNotification;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * Decides which absent players get a notification, and for what. This follows only from what
 * everyone at the table knows and from who is there, never from cards, answers or standing orders,
 * so a phone that rings reveals nothing.
 *
 * <p>An absent player is notified again only for something more urgent. Used only under the table's
 * lock.
 */
public final class Notifications {

  /** A question that closes sooner is not worth a notification, unless it is the player's turn. */
  public static final long ENOUGH = 60_000;

  /** After this long, the start of a game is no longer news. */
  public static final long STALE = 3_600_000;

  /** The owner of a bot's seat. */
  private static final String NO_PLAYER = "";

  private final Predicate<String> online;
  private final Notifier notifier;
  private final Map<String, PushNotification.Kind> sent = new HashMap<>();

  /**
   * Before the first notification.
   *
   * @param online whether a player is looking at the table
   */
  public Notifications(Predicate<String> online, Notifier notifier) {
    this.online = online;
    this.notifier = notifier;
  }

  public void playerCame(String player) {
    sent.remove(player);
  }

  /** Notifies players of events that have just become true. */
  public void send(TableState state, List<TableEvent> events) {
    Map<String, PushNotification.Kind> wanted = new TreeMap<>();
    for (TableEvent event : events) {
      switch (event) {
        case TableEvent.Started _ -> state.owners().forEach(player -> want(wanted, player, START));
        case TableEvent.Asked _ -> wantAsked(wanted, state);
        case TableEvent.Nudged(int by) -> wantAwaited(wanted, state, by);
        default -> {}
      }
    }
    wanted.remove(NO_PLAYER);
    wanted.forEach((player, kind) -> sendIfAbsent(state, player, kind));
  }

  private static void want(
      Map<String, PushNotification.Kind> wanted, String player, PushNotification.Kind kind) {
    wanted.merge(player, kind, (one, other) -> one.compareTo(other) > 0 ? one : other);
  }

  private static void wantAsked(Map<String, PushNotification.Kind> wanted, TableState state) {
    Question question = state.openQuestion();
    if (question == null) {
      return;
    }
    TimeLimit limit = state.adapter().prompt(state.game().position()).limit();
    for (int seat : Seats.list(question.seats())) {
      long left = state.dueAt(seat) - state.at();
      if (question.isAsked(seat) && (limit == TimeLimit.TURN || left >= ENOUGH)) {
        want(wanted, state.seat(seat).owner(), limit == TimeLimit.RESPONSE ? WINDOW : TURN);
      }
    }
  }

  /** Everyone who was asked, so that it stays hidden who has answered. */
  private static void wantAwaited(
      Map<String, PushNotification.Kind> wanted, TableState state, int by) {
    Question question = state.openQuestion();
    if (question == null) {
      return;
    }
    for (int seat : Seats.list(question.seats())) {
      String player = state.seat(seat).owner();
      if (question.isAsked(seat) && !state.mutes(player, state.seat(by).owner())) {
        want(wanted, player, NUDGE);
      }
    }
  }

  private void sendIfAbsent(TableState state, String player, PushNotification.Kind kind) {
    PushNotification.Kind before = sent.get(player);
    if (online.test(player) || before != null && before.compareTo(kind) >= 0) {
      return;
    }
    sent.put(player, kind);
    PushNotification summons =
        new PushNotification(kind, state.id(), Summaries.edition(state.options()));
    notifier.send(player, summons, until(state, player, kind));
  }

  /** When it is too late to come; null if it never is. */
  private static @Nullable Long until(TableState state, String player, PushNotification.Kind kind) {
    if (kind == START) {
      return state.at() + STALE;
    }
    long due = state.dueAt(state.seatOf(player));
    return due == Long.MAX_VALUE ? null : Long.valueOf(due);
  }
}

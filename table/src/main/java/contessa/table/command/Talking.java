package contessa.table.command;

import contessa.table.message.Clock;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.message.Talk;
import contessa.table.play.BotTalk;
import contessa.table.player.PlayerNames;
import contessa.table.state.ClockTimes;
import contessa.table.state.Question;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chat and emotes at the table, and protection from them. */
final class Talking {

  private static final int LONGEST = 240;
  private static final int MOST = 5;
  private static final long WITHIN = 10_000;

  private Talking() {}

  static @Nullable Refused say(Transaction tx, int seat, Command.Say command) {
    String text = command.text().strip();
    if (text.isEmpty()
        || text.codePointCount(0, text.length()) > LONGEST
        || !text.codePoints().allMatch(PlayerNames::isReadable)) {
      return Refused.BAD_TEXT;
    }
    tx.add(new TableEvent.Said(seat, text));
    return null;
  }

  static @Nullable Refused showEmote(Transaction tx, int seat, Command.ShowEmote command) {
    tx.add(new TableEvent.EmoteShown(seat, command.emote()));
    return null;
  }

  static @Nullable Refused offer(Transaction tx, int seat, Command.Offer command) {
    if (!isOtherOrNone(tx.state(), command.to(), seat)
        || !isOtherOrNone(tx.state(), command.about(), -1)) {
      return Refused.NO_SEAT;
    }
    TableEvent.Offered offer =
        new TableEvent.Offered(seat, command.phrase(), command.to(), command.about());
    tx.add(offer);
    BotTalk.answer(tx, offer);
    return null;
  }

  private static boolean isOtherOrNone(TableState state, @Nullable Integer seat, int own) {
    return seat == null || (seat != own && state.hasSeat(seat) && !state.seat(seat).free());
  }

  static @Nullable Refused nudge(Transaction tx, int seat) {
    Question question = tx.state().openQuestion();
    if (question == null || tx.state().options().clock() != Clock.UNTIMED) {
      return Refused.NOT_NOW;
    }
    if (tx.now() < question.since() + ClockTimes.NUDGE_AFTER) {
      return Refused.TOO_EARLY;
    }
    tx.add(new TableEvent.Nudged(seat));
    return null;
  }

  /** Why a seated player may not talk in this way now; null if they may. */
  static @Nullable Refused refusal(Transaction tx, String player, int seat, Talk kind) {
    TableState state = tx.state();
    if (state.eliminated().isGhost(seat) || kind.compareTo(state.options().talk()) < 0) {
      return Refused.TALK_OFF;
    }
    List<Long> times = state.talkTimes(player);
    boolean tooMuch = times.size() >= MOST && times.get(times.size() - MOST) > tx.now() - WITHIN;
    return tooMuch ? Refused.TOO_MUCH_TALK : null;
  }

  static @Nullable Refused mute(Transaction tx, String player, Command.Mute command) {
    TableState state = tx.state();
    String other = state.hasSeat(command.seat()) ? state.seat(command.seat()).speaker() : null;
    if (other == null || player.equals(other)) {
      return Refused.NO_SEAT;
    }
    tx.add(new TableEvent.Muted(player, other, command.muted()));
    return null;
  }

  /** A muted guest who leaves and comes back as another one stays muted. */
  static void keepMutes(Transaction tx, String player) {
    TableState state = tx.state();
    if (!state.hasMutes()) {
      return;
    }
    for (String former :
        tx.context().formerSelves(player, other -> tx.state().seatOf(other) >= 0)) {
      for (String listener : state.mutedBy(former)) {
        if (!listener.equals(player) && !tx.state().mutes(listener, player)) {
          tx.add(new TableEvent.Muted(listener, player, true));
        }
      }
    }
  }

  static @Nullable Refused report(Transaction tx, String player, Command.Report command) {
    String other = another(tx.state(), player, command.seat());
    if (other == null) {
      return Refused.NO_SEAT;
    }
    if (command.reason().isBlank()
        || command.reason().length() > LONGEST
        || !command.reason().codePoints().allMatch(PlayerNames::isReadable)) {
      return Refused.BAD_TEXT;
    }
    tx.add(new TableEvent.Reported(player, other, command.reason()));
    return null;
  }

  private static @Nullable String another(TableState state, String player, int seat) {
    String other = state.hasSeat(seat) ? state.seat(seat).player() : null;
    return player.equals(other) ? null : other;
  }
}

package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;
import static contessa.table.command.RefusedCommand.required;

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

  static void say(Transaction tx, int seat, Command.Say command) {
    String text = command.text().strip();
    refuseIf(text.codePointCount(0, text.length()) > LONGEST, Refused.BAD_TEXT);
    checkReadable(text);
    tx.add(new TableEvent.Said(seat, text));
  }

  private static void checkReadable(String text) {
    boolean readable = text.codePoints().allMatch(PlayerNames::isReadable);
    refuseIf(text.isBlank() || !readable, Refused.BAD_TEXT);
  }

  static void offer(Transaction tx, int seat, Command.Offer command) {
    refuseIf(
        !isOtherOrNone(tx.state(), command.to(), seat)
            || !isOtherOrNone(tx.state(), command.about(), -1),
        Refused.NO_SEAT);
    TableEvent.Offered offer =
        new TableEvent.Offered(seat, command.phrase(), command.to(), command.about());
    tx.add(offer);
    BotTalk.answer(tx, offer);
  }

  private static boolean isOtherOrNone(TableState state, @Nullable Integer seat, int own) {
    return seat == null || (seat != own && state.hasSeat(seat) && !state.seat(seat).free());
  }

  static void nudge(Transaction tx, int seat) {
    Question question = required(tx.state().openQuestion(), Refused.NOT_NOW);
    refuseIf(tx.state().options().clock() != Clock.UNTIMED, Refused.NOT_NOW);
    refuseIf(tx.now() < question.since() + ClockTimes.NUDGE_AFTER, Refused.TOO_EARLY);
    tx.add(new TableEvent.Nudged(seat));
  }

  /** Refuses a seated player who may not talk in this way now. */
  static void checkMayTalk(Transaction tx, String player, int seat, Talk kind) {
    TableState state = tx.state();
    refuseIf(state.isGhost(seat) || kind.compareTo(state.options().talk()) < 0, Refused.TALK_OFF);
    List<Long> times = state.talkTimes(player);
    boolean tooMuch = times.size() >= MOST && times.get(times.size() - MOST) > tx.now() - WITHIN;
    refuseIf(tooMuch, Refused.TOO_MUCH_TALK);
  }

  static void mute(Transaction tx, String player, Command.Mute command) {
    TableState state = tx.state();
    refuseIf(!state.hasSeat(command.seat()), Refused.NO_SEAT);
    String other = required(state.seat(command.seat()).speaker(), Refused.NO_SEAT);
    refuseIf(player.equals(other), Refused.NO_SEAT);
    tx.add(new TableEvent.Muted(player, other, command.muted()));
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

  static void report(Transaction tx, String player, Command.Report command) {
    refuseIf(!tx.state().hasSeat(command.seat()), Refused.NO_SEAT);
    String other = required(tx.state().seat(command.seat()).player(), Refused.NO_SEAT);
    refuseIf(player.equals(other), Refused.NO_SEAT);
    refuseIf(command.reason().length() > LONGEST, Refused.BAD_TEXT);
    checkReadable(command.reason());
    tx.add(new TableEvent.Reported(player, other, command.reason()));
  }
}

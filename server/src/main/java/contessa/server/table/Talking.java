package contessa.server.table;

import contessa.server.wire.Clock;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import contessa.server.wire.Talk;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Talk at the table, and what protects from it. */
final class Talking {

  private static final int LONGEST = 240;
  private static final int MOST = 5;
  private static final long WITHIN = 10_000;

  private Talking() {}

  static @Nullable Refused say(Draft draft, String player, Command.Say command) {
    Refused not = maySpeak(draft, player, Talk.CHAT);
    if (not != null) {
      return not;
    }
    String text = command.text().strip();
    if (text.isEmpty()
        || text.codePointCount(0, text.length()) > LONGEST
        || !text.codePoints().allMatch(Names::isReadable)) {
      return Refused.BAD_TEXT;
    }
    draft.add(new TableEvent.Said(draft.state.seatOf(player), text));
    return null;
  }

  static @Nullable Refused express(Draft draft, String player, Command.Express command) {
    Refused not = maySpeak(draft, player, Talk.EMOTES);
    if (not != null) {
      return not;
    }
    draft.add(new TableEvent.Expressed(draft.state.seatOf(player), command.emote()));
    return null;
  }

  static @Nullable Refused offer(Draft draft, String player, Command.Offer command) {
    Refused not = maySpeak(draft, player, Talk.EMOTES);
    if (not != null) {
      return not;
    }
    int seat = draft.state.seatOf(player);
    if (!isAnother(draft.state, command.to(), seat)
        || !isAnother(draft.state, command.about(), -1)) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.Offered(seat, command.phrase(), command.to(), command.about()));
    return null;
  }

  private static boolean isAnother(TableState state, @Nullable Integer seat, int than) {
    return seat == null || (seat != than && state.hasSeat(seat) && !state.seat(seat).free());
  }

  static @Nullable Refused nudge(Draft draft, String player) {
    Refused not = maySpeak(draft, player, Talk.OFF);
    if (not != null) {
      return not;
    }
    Question question = draft.state.question;
    if (question == null || draft.state.options().clock() != Clock.UNTIMED) {
      return Refused.NOT_NOW;
    }
    if (draft.now < question.since() + Pace.NUDGE_AFTER) {
      return Refused.TOO_EARLY;
    }
    draft.add(new TableEvent.Nudged(draft.state.seatOf(player)));
    return null;
  }

  private static @Nullable Refused maySpeak(Draft draft, String player, Talk kind) {
    TableState state = draft.state;
    if (state.seatOf(player) < 0) {
      return Refused.NOT_SEATED;
    }
    if (state.haunts(state.seatOf(player)) || kind.compareTo(state.options().talk()) < 0) {
      return Refused.TALK_OFF;
    }
    List<Long> times = state.talk.getOrDefault(player, List.of());
    boolean tooMuch = times.size() >= MOST && times.get(times.size() - MOST) > draft.now - WITHIN;
    return tooMuch ? Refused.TOO_MUCH_TALK : null;
  }

  static @Nullable Refused mute(Draft draft, String player, Command.Mute command) {
    String other = another(draft.state, player, command.seat());
    if (other == null) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.Muted(player, other, command.muted()));
    return null;
  }

  static @Nullable Refused report(Draft draft, String player, Command.Report command) {
    if (draft.state.seatOf(player) < 0) {
      return Refused.NOT_SEATED;
    }
    String other = another(draft.state, player, command.seat());
    if (other == null) {
      return Refused.NO_SEAT;
    }
    if (command.reason().isBlank()
        || command.reason().length() > LONGEST
        || !command.reason().codePoints().allMatch(Names::isReadable)) {
      return Refused.BAD_TEXT;
    }
    draft.add(new TableEvent.Reported(player, other, command.reason()));
    return null;
  }

  private static @Nullable String another(TableState state, String player, int seat) {
    String other = state.hasSeat(seat) ? state.seat(seat).player() : null;
    return player.equals(other) ? null : other;
  }
}

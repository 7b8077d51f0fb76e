package contessa.server.table;

import contessa.bots.roster.Roster;
import contessa.game.Seats;
import contessa.server.wire.Command;
import contessa.server.wire.Refused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who sits where. */
final class Seating {

  private static final List<String> BOT_NAMES =
      List.of(
          "Aurelia",
          "Baldassare",
          "Cosimo",
          "Donata",
          "Ercole",
          "Fiammetta",
          "Galeazzo",
          "Ginevra",
          "Isotta",
          "Lodovico",
          "Maddalena",
          "Niccolò",
          "Orsina",
          "Piero",
          "Rinaldo",
          "Simonetta",
          "Taddea",
          "Ulisse",
          "Violante",
          "Zanobi");

  private Seating() {}

  static @Nullable Refused sit(Draft draft, String player, Command.Sit command) {
    TableState state = draft.state;
    if (state.playing()) {
      return Refused.NOT_NOW;
    }
    boolean program = Players.isProgram(player);
    if (program && !state.options().programs()) {
      return Refused.NO_PROGRAMS;
    }
    int own = state.seatOf(player);
    if (state.locked && own < 0) {
      return Refused.LOCKED;
    }
    String name = Names.clean(command.name());
    if (name == null) {
      return Refused.BAD_NAME;
    }
    if (isTaken(state, name, own)) {
      return Refused.NAME_TAKEN;
    }
    Integer wanted = command.seat();
    int seat = wanted != null ? wanted : own >= 0 ? own : firstFree(state);
    if (!state.hasSeat(seat)) {
      return Refused.NO_SEAT;
    }
    if (seat != own && !state.seat(seat).free()) {
      return Refused.SEAT_TAKEN;
    }
    if (own >= 0 && seat != own) {
      draft.add(new TableEvent.Moved(exchanged(state, own, seat)));
    }
    draft.add(new TableEvent.Seated(seat, player, name, program));
    if (!program && !state.isHost(player) && state.seatOf(state.host) < 0) {
      draft.add(new TableEvent.HostChanged(player));
    }
    return state.fillsAt != null && firstFree(state) < 0 ? Starting.begin(draft) : null;
  }

  /** At a table of quick match: bots take the free seats and the game begins, if anybody came. */
  static void fill(Draft draft) {
    TableState state = draft.state;
    if (state.seats.stream().noneMatch(Seat::owned)) {
      draft.add(new TableEvent.Closed());
      return;
    }
    for (int seat = firstFree(state); seat >= 0; seat = firstFree(state)) {
      draft.add(new TableEvent.BotSeated(seat, state.filler, botName(draft)));
    }
    if (Starting.begin(draft) != null) {
      draft.add(new TableEvent.Filling(null, state.filler));
    }
  }

  private static boolean isTaken(TableState state, String name, int own) {
    String skeleton = Names.skeleton(name);
    for (int seat = 0; seat < state.seats.size(); seat++) {
      Seat other = state.seat(seat);
      if (seat != own && !other.free() && Names.skeleton(other.name()).equals(skeleton)) {
        return true;
      }
    }
    return false;
  }

  private static int firstFree(TableState state) {
    int free = Seats.first(state.seats.size()) & ~state.taken();
    return free == Seats.NONE ? Seats.NOBODY : Seats.lowest(free);
  }

  static @Nullable Refused stand(Draft draft, String player) {
    TableState state = draft.state;
    int seat = state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    if (state.playing()) {
      return Absence.leave(draft, player);
    }
    draft.add(new TableEvent.Left(seat, false));
    Hosting.passOn(draft, Seats.NOBODY);
    return null;
  }

  static @Nullable Refused kick(Draft draft, String player, Command.Kick command) {
    TableState state = draft.state;
    if (!state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    String other = state.hasSeat(command.seat()) ? state.seat(command.seat()).player() : null;
    if (other == null || other.equals(player)) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.Banned(other));
    draft.add(new TableEvent.Left(command.seat(), true));
    Windows.closeIfSettled(draft);
    return null;
  }

  static @Nullable Refused addBot(Draft draft, String player, Command.AddBot command) {
    TableState state = draft.state;
    Refused not = mayArrange(state, player);
    if (not != null) {
      return not;
    }
    String game = state.options().game();
    if (Roster.named(command.bot()).filter(kind -> kind.plays(game)).isEmpty()) {
      return Refused.UNKNOWN_BOT;
    }
    Integer wanted = command.seat();
    int seat = wanted != null ? wanted : firstFree(state);
    if (!state.hasSeat(seat)) {
      return Refused.NO_SEAT;
    }
    if (!state.seat(seat).free()) {
      return Refused.SEAT_TAKEN;
    }
    draft.add(new TableEvent.BotSeated(seat, command.bot(), botName(draft)));
    return null;
  }

  private static String botName(Draft draft) {
    int start = draft.around.below(BOT_NAMES.size());
    for (int i = 0; i < BOT_NAMES.size(); i++) {
      String name = BOT_NAMES.get((start + i) % BOT_NAMES.size());
      if (!isTaken(draft.state, name, Seats.NOBODY)) {
        return name;
      }
    }
    throw new IllegalStateException("there are more names than seats");
  }

  static @Nullable Refused removeBot(Draft draft, String player, Command.RemoveBot command) {
    TableState state = draft.state;
    Refused not = mayArrange(state, player);
    if (not != null) {
      return not;
    }
    if (!state.hasSeat(command.seat()) || state.seat(command.seat()).bot() == null) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.Left(command.seat(), false));
    return null;
  }

  static @Nullable Refused swap(Draft draft, String player, Command.Swap command) {
    TableState state = draft.state;
    Refused not = mayArrange(state, player);
    if (not != null) {
      return not;
    }
    if (!state.hasSeat(command.seat()) || !state.hasSeat(command.with())) {
      return Refused.NO_SEAT;
    }
    draft.add(new TableEvent.Moved(exchanged(state, command.seat(), command.with())));
    return null;
  }

  static @Nullable Refused shuffle(Draft draft, String player) {
    TableState state = draft.state;
    Refused not = mayArrange(state, player);
    if (not != null) {
      return not;
    }
    List<Integer> from = new ArrayList<>(TableState.list(state.taken()));
    for (int i = from.size() - 1; i > 0; i--) {
      Collections.swap(from, i, draft.around.below(i + 1));
    }
    while (from.size() < state.seats.size()) {
      from.add(Seats.NOBODY);
    }
    draft.add(new TableEvent.Moved(from));
    return null;
  }

  private static @Nullable Refused mayArrange(TableState state, String player) {
    return !state.isHost(player) ? Refused.NOT_HOST : state.playing() ? Refused.NOT_NOW : null;
  }

  private static List<Integer> exchanged(TableState state, int one, int other) {
    List<Integer> from = new ArrayList<>();
    for (int seat = 0; seat < state.seats.size(); seat++) {
      int source = seat == one ? other : seat == other ? one : seat;
      from.add(state.seat(source).free() ? Seats.NOBODY : source);
    }
    return from;
  }
}

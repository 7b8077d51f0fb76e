package contessa.table.command;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.game.Seats;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.play.AnswerWindow;
import contessa.table.play.HostSuccession;
import contessa.table.player.PlayerIds;
import contessa.table.player.PlayerNames;
import contessa.table.state.Seals;
import contessa.table.state.Seat;
import contessa.table.state.SeatSets;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** Players and bots take seats, change them and leave them, except during a game. */
public final class Seating {

  /** In place of a bot: a different character of the middle levels per seat. */
  public static final String ANYONE = "anyone";

  private static final int LOWEST_MIDDLE_LEVEL = 3;
  private static final int HIGHEST_MIDDLE_LEVEL = 6;

  /** For bots that are no character: those that others are measured by. */
  private static final List<String> PLAIN_NAMES =
      List.of(
          "Baldassare",
          "Cosimo",
          "Donata",
          "Isotta",
          "Lodovico",
          "Maddalena",
          "Orsina",
          "Piero",
          "Simonetta",
          "Ulisse");

  private static final List<String> NUMERALS =
      List.of("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X", " XI");

  private Seating() {}

  static @Nullable Refused sit(Transaction tx, String player, Command.Sit command) {
    TableState state = tx.state();
    if (state.playing()) {
      return Refused.NOT_NOW;
    }
    boolean program = PlayerIds.isProgram(player);
    if (program && !state.options().programs()) {
      return Refused.NO_PROGRAMS;
    }
    int own = state.seatOf(player);
    if (state.locked() && own < 0) {
      return Refused.LOCKED;
    }
    String name = PlayerNames.clean(command.name());
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
      tx.add(new TableEvent.Moved(exchanged(state, own, seat)));
    }
    tx.add(new TableEvent.Seated(seat, player, name, program));
    Talking.keepMutes(tx, player);
    if (!program && !state.isHost(player) && state.seatOf(state.host()) < 0) {
      tx.add(new TableEvent.HostChanged(player));
    }
    return state.fillsAt() != null && firstFree(state) < 0 ? Starting.begin(tx) : null;
  }

  static @Nullable Refused chooseSeal(Transaction tx, int seat, Command.ChooseSeal command) {
    if (command.seal() < 1 || command.seal() > Seals.COUNT) {
      return Refused.BAD_OPTIONS;
    }
    tx.add(new TableEvent.SealChosen(seat, command.seal()));
    return null;
  }

  /** Bots take the free seats of a quick match and the game begins, if a person is there. */
  public static void fill(Transaction tx) {
    TableState state = tx.state();
    if (state.seats().stream().noneMatch(Seat::owned)) {
      tx.add(new TableEvent.Closed());
      return;
    }
    for (int seat = firstFree(state); seat >= 0; seat = firstFree(state)) {
      String bot = state.filler().equals(ANYONE) ? anyone(tx) : state.filler();
      tx.add(new TableEvent.BotSeated(seat, bot, botName(tx, bot)));
    }
    if (Starting.begin(tx) != null) {
      tx.add(new TableEvent.Filling(null, state.filler()));
    }
  }

  private static boolean isTaken(TableState state, String name, int own) {
    String skeleton = PlayerNames.skeleton(name);
    for (int seat = 0; seat < state.seats().size(); seat++) {
      Seat other = state.seat(seat);
      if (seat != own && !other.free() && PlayerNames.skeleton(other.name()).equals(skeleton)) {
        return true;
      }
    }
    return false;
  }

  private static int firstFree(TableState state) {
    int free = Seats.first(state.seats().size()) & ~state.takenSeats();
    return free == Seats.NONE ? Seats.NOBODY : Seats.lowest(free);
  }

  static @Nullable Refused stand(Transaction tx, int seat) {
    if (tx.state().playing()) {
      return Departures.goAway(tx, seat);
    }
    tx.add(new TableEvent.Left(seat, false));
    HostSuccession.passOn(tx, Seats.NOBODY);
    return null;
  }

  static @Nullable Refused kick(Transaction tx, String player, Command.Kick command) {
    TableState state = tx.state();
    String other = state.hasSeat(command.seat()) ? state.seat(command.seat()).player() : null;
    if (other == null || other.equals(player)) {
      return Refused.NO_SEAT;
    }
    tx.add(new TableEvent.Banned(other));
    tx.add(new TableEvent.Left(command.seat(), true));
    AnswerWindow.closeIfSettled(tx);
    return null;
  }

  static @Nullable Refused addBot(Transaction tx, Command.AddBot command) {
    TableState state = tx.state();
    String game = state.options().game();
    BotKind kind = Roster.named(command.bot()).filter(one -> one.plays(game)).orElse(null);
    if (kind == null) {
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
    tx.add(new TableEvent.BotSeated(seat, kind.name(), botName(tx, kind.name())));
    return null;
  }

  private static String anyone(Transaction tx) {
    List<Cast> middle =
        Arrays.stream(Cast.values())
            .filter(
                one -> one.level() >= LOWEST_MIDDLE_LEVEL && one.level() <= HIGHEST_MIDDLE_LEVEL)
            .toList();
    List<Cast> absent =
        middle.stream().filter(one -> !isTaken(tx.state(), one.seatName(), Seats.NOBODY)).toList();
    List<Cast> some = absent.isEmpty() ? middle : absent;
    return some.get(tx.context().below(some.size())).id();
  }

  /** The name of a bot at this table: its own, with a number if the name is taken. */
  static String botName(Transaction tx, String bot) {
    String plain =
        Cast.named(bot)
            .map(Cast::seatName)
            .orElseGet(() -> PLAIN_NAMES.get(tx.context().below(PLAIN_NAMES.size())));
    return NUMERALS.stream()
        .map(numeral -> plain + numeral)
        .filter(name -> !isTaken(tx.state(), name, Seats.NOBODY))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there are more names than seats"));
  }

  static @Nullable Refused removeBot(Transaction tx, Command.RemoveBot command) {
    TableState state = tx.state();
    if (!state.hasSeat(command.seat()) || state.seat(command.seat()).bot() == null) {
      return Refused.NO_SEAT;
    }
    tx.add(new TableEvent.Left(command.seat(), false));
    return null;
  }

  static @Nullable Refused swap(Transaction tx, Command.Swap command) {
    TableState state = tx.state();
    if (!state.hasSeat(command.seat()) || !state.hasSeat(command.with())) {
      return Refused.NO_SEAT;
    }
    tx.add(new TableEvent.Moved(exchanged(state, command.seat(), command.with())));
    return null;
  }

  static @Nullable Refused shuffle(Transaction tx) {
    TableState state = tx.state();
    List<Integer> from = new ArrayList<>(SeatSets.list(state.takenSeats()));
    for (int i = from.size() - 1; i > 0; i--) {
      Collections.swap(from, i, tx.context().below(i + 1));
    }
    while (from.size() < state.seats().size()) {
      from.add(Seats.NOBODY);
    }
    tx.add(new TableEvent.Moved(from));
    return null;
  }

  private static List<Integer> exchanged(TableState state, int one, int other) {
    List<Integer> from = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      int source = seat == one ? other : seat == other ? one : seat;
      from.add(state.seat(source).free() ? Seats.NOBODY : source);
    }
    return from;
  }
}

package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;
import static contessa.table.command.RefusedCommand.required;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Cast;
import contessa.bots.roster.Roster;
import contessa.game.Seats;
import contessa.table.game.LiveGame;
import contessa.table.message.Command;
import contessa.table.message.Refused;
import contessa.table.play.AnswerWindow;
import contessa.table.play.HostSuccession;
import contessa.table.player.PlayerIds;
import contessa.table.player.PlayerNames;
import contessa.table.state.Seals;
import contessa.table.state.Seat;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;

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

  private static final Pattern SEED = Pattern.compile("[0-9a-f]{32}");

  private Seating() {}

  static void sit(Transaction tx, String player, Command.Sit command) {
    TableState state = tx.state();
    refuseIf(state.playing(), Refused.NOT_NOW);
    boolean program = PlayerIds.isProgram(player);
    refuseIf(program && !state.options().programs(), Refused.NO_PROGRAMS);
    int own = state.seatOf(player);
    refuseIf(state.locked() && own < 0, Refused.LOCKED);
    String name = required(PlayerNames.clean(command.name()), Refused.BAD_NAME);
    refuseIf(isTaken(state, name, own), Refused.NAME_TAKEN);
    Integer wanted = command.seat();
    int seat = wanted != null ? wanted : own >= 0 ? own : firstFree(state);
    refuseIf(!state.hasSeat(seat), Refused.NO_SEAT);
    refuseIf(seat != own && !state.seat(seat).free(), Refused.SEAT_TAKEN);
    if (own >= 0 && seat != own) {
      tx.add(new TableEvent.Moved(exchanged(state, own, seat)));
    }
    tx.add(new TableEvent.Seated(seat, player, name, program));
    Talking.keepMutes(tx, player);
    if (!program && !state.isHost(player) && state.seatOf(state.host()) < 0) {
      tx.add(new TableEvent.HostChanged(player));
    }
    if (state.fillsAt() != null && firstFree(state) < 0) {
      Starting.begin(tx);
    }
  }

  static void chooseSeal(Transaction tx, int seat, Command.ChooseSeal command) {
    refuseIf(command.seal() < 1 || command.seal() > Seals.COUNT, Refused.BAD_OPTIONS);
    tx.add(new TableEvent.SealChosen(seat, command.seal()));
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
    if (RefusedCommand.of(() -> Starting.begin(tx)) != null) {
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

  static void stand(Transaction tx, int seat) {
    if (tx.state().playing()) {
      Departures.goAway(tx, seat);
      return;
    }
    tx.add(new TableEvent.Left(seat, false));
    HostSuccession.passOn(tx, Seats.NOBODY);
  }

  static void kick(Transaction tx, String player, Command.Kick command) {
    TableState state = tx.state();
    refuseIf(!state.hasSeat(command.seat()), Refused.NO_SEAT);
    String other = required(state.seat(command.seat()).player(), Refused.NO_SEAT);
    refuseIf(other.equals(player), Refused.NO_SEAT);
    tx.add(new TableEvent.Banned(other));
    tx.add(new TableEvent.Left(command.seat(), true));
    AnswerWindow.closeIfSettled(tx);
  }

  static void addBot(Transaction tx, Command.AddBot command) {
    TableState state = tx.state();
    String game = state.options().game();
    BotKind kind =
        required(
            Roster.named(command.bot()).filter(one -> one.plays(game)).orElse(null),
            Refused.UNKNOWN_BOT);
    Integer wanted = command.seat();
    int seat = wanted != null ? wanted : firstFree(state);
    refuseIf(!state.hasSeat(seat), Refused.NO_SEAT);
    refuseIf(!state.seat(seat).free(), Refused.SEAT_TAKEN);
    tx.add(new TableEvent.BotSeated(seat, kind.name(), botName(tx, kind.name())));
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

  static void removeBot(Transaction tx, Command.RemoveBot command) {
    TableState state = tx.state();
    refuseIf(
        !state.hasSeat(command.seat()) || state.seat(command.seat()).bot() == null,
        Refused.NO_SEAT);
    tx.add(new TableEvent.Left(command.seat(), false));
  }

  static void swap(Transaction tx, Command.Swap command) {
    TableState state = tx.state();
    refuseIf(!state.hasSeat(command.seat()) || !state.hasSeat(command.with()), Refused.NO_SEAT);
    tx.add(new TableEvent.Moved(exchanged(state, command.seat(), command.with())));
  }

  static void shuffle(Transaction tx) {
    TableState state = tx.state();
    List<Integer> from = new ArrayList<>(Seats.numbers(state.takenSeats()));
    for (int i = from.size() - 1; i > 0; i--) {
      Collections.swap(from, i, tx.context().below(i + 1));
    }
    while (from.size() < state.seats().size()) {
      from.add(Seats.NOBODY);
    }
    tx.add(new TableEvent.Moved(from));
  }

  private static List<Integer> exchanged(TableState state, int one, int other) {
    List<Integer> from = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      int source = seat == one ? other : seat == other ? one : seat;
      from.add(state.seat(source).free() ? Seats.NOBODY : source);
    }
    return from;
  }

  /** A player helps to shuffle: a seed for a commitment that has been shown, once per deal. */
  static void seed(Transaction tx, int seat, Command.Seed command) {
    TableState state = tx.state();
    refuseIf(!SEED.matcher(command.seed()).matches(), Refused.BAD_TEXT);
    // Changing a seed again and again would reveal nothing, but there is no reason to allow it.
    boolean open =
        !state.playing()
            && state.seat(seat).seed().isEmpty()
            && LiveGame.commitment(state.secret()).equals(command.commitment());
    refuseIf(!open, Refused.NOT_NOW);
    tx.add(new TableEvent.Seeded(seat, command.seed()));
  }
}

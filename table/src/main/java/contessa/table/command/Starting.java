package contessa.table.command;

import static contessa.table.command.RefusedCommand.refuseIf;
import static contessa.table.command.RefusedCommand.required;

import module java.base;

import contessa.bots.BotKind;
import contessa.bots.roster.Roster;
import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.record.RecordedPlayer;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.TableOptions;
import contessa.table.play.NextQuestion;
import contessa.table.state.ClockTimes;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import contessa.table.state.Transaction;
import org.jspecify.annotations.Nullable;

/** A table opens; a game begins, because the host starts it or everyone wants a rematch. */
public final class Starting {

  private static final int TIMING_SECRET_BYTES = 16;

  private Starting() {}

  /** Opens a table with its host on the first seat; or says why not. */
  public static @Nullable Refused open(
      Transaction tx, String code, String player, CreateTable request, @Nullable String filler) {
    return RefusedCommand.of(() -> opened(tx, code, player, request, filler));
  }

  private static void opened(
      Transaction tx, String code, String player, CreateTable request, @Nullable String filler) {
    refuseIf(!Hosting.possible(request.options()), Refused.BAD_OPTIONS);
    refuseIf(request.isLesson() && !mayBeLesson(request), Refused.BAD_OPTIONS);
    tx.add(new TableEvent.Created(code, player, request.options(), timingSecret(tx)));
    if (request.isLesson()) {
      tx.commitLesson();
    } else {
      tx.commitSecret();
    }
    Seating.sit(tx, player, new Command.Sit("-", request.name(), 0));
    for (String bot : request.botKinds()) {
      Seating.addBot(tx, new Command.AddBot("-", null, bot));
    }
    if (filler != null) {
      tx.add(new TableEvent.Filling(tx.now() + ClockTimes.FILL_AFTER, filler));
    }
    if (request.start()) {
      begin(tx);
    }
  }

  /** Only the learner sits where the cards are known before. */
  private static boolean mayBeLesson(CreateTable request) {
    TableOptions options = request.options();
    return request.start() && !options.open() && request.botKinds().size() == options.seats() - 1;
  }

  /**
   * Opens a private table at which a game resumes from a moment of another one, with its host on a
   * seat of the opening and bots on the others. Bots that played then play again.
   *
   * @param bot the kind that stands in for people
   */
  public static @Nullable Refused explore(
      Transaction tx,
      String code,
      String player,
      String name,
      TableOptions options,
      ResumePoint opening,
      String bot) {
    tx.add(new TableEvent.Created(code, player, options, timingSecret(tx)));
    tx.commitSecret();
    tx.add(new TableEvent.Seated(opening.seat(), player, name, false));
    List<RecordedPlayer> before = opening.before().header().players();
    for (int seat = 0; seat < options.seats(); seat++) {
      if (seat != opening.seat()) {
        String known = before.get(seat).bot();
        String kind = Roster.named(known).map(BotKind::name).orElse(bot);
        tx.add(new TableEvent.BotSeated(seat, kind, Seating.botName(tx, kind)));
      }
    }
    tx.add(new TableEvent.Explored(opening));
    NextQuestion.ask(tx);
    return null;
  }

  private static String timingSecret(Transaction tx) {
    return tx.context().randomHex(TIMING_SECRET_BYTES);
  }

  static void rematch(Transaction tx, int seat) {
    TableState state = tx.state();
    refuseIf(state.stage() != Stage.OVER, Refused.NOT_NOW);
    if (state.seat(seat).away()) {
      tx.add(new TableEvent.Returned(seat));
    }
    tx.add(new TableEvent.WantsRematch(seat));
    boolean all =
        state.seats().stream()
            .allMatch(other -> !other.owned() || other.away() || other.wantsRematch());
    if (all) {
      begin(tx);
    }
  }

  static void begin(Transaction tx) {
    TableState state = tx.state();
    List<Integer> taken = Seats.numbers(state.takenSeats());
    int players = taken.size();
    refuseIf(players < TableOptions.FEWEST_SEATS, Refused.TOO_FEW_PLAYERS);
    Rulebook rules = required(state.options().rulebook(players), Refused.BAD_OPTIONS);
    Integer begins = state.options().begins();
    // The seats move up below, and with them the one that begins.
    int wanted = begins == null ? Seats.NOBODY : taken.indexOf(begins);
    if (taken.getLast() != players - 1) {
      List<Integer> from = new ArrayList<>(taken);
      while (from.size() < state.seats().size()) {
        from.add(Seats.NOBODY);
      }
      tx.add(new TableEvent.Moved(from));
    }
    tx.deal(rules, first(tx, players, wanted));
    NextQuestion.ask(tx);
  }

  /**
   * The winner of the last game begins (R-CORE-07), else the seat that the host chose, or a random
   * one.
   */
  private static int first(Transaction tx, int players, int wanted) {
    for (int seat = 0; seat < players; seat++) {
      if (tx.state().seat(seat).wonLastGame()) {
        return seat;
      }
    }
    return wanted >= 0 ? wanted : tx.context().below(players);
  }
}

package contessa.server.table.state;

import contessa.game.Seats;
import contessa.server.table.state.PlayerConduct.Stay;
import contessa.server.wire.Happening;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Applies events: the only writer of a table's state, and the place that decides who learns of
 * what. {@link GameFold} and {@link TalkFold} are parts of it.
 */
final class Fold {

  private final TableState state;
  private final StateWriter writer;
  private final GameFold game;
  private final TalkFold talk;

  Fold(TableState state, Consumer<TableDisclosure> disclose) {
    this.state = state;
    this.writer = new StateWriter(state, disclose);
    this.game = new GameFold(writer);
    this.talk = new TalkFold(writer);
  }

  /** Begins a row of the journal. */
  static void beginRow(TableState state, long seq, long at, @Nullable CommandStamp command) {
    state.seq = seq;
    state.at = at;
    if (command != null) {
      state.commands =
          StateWriter.with(state.commands, command.player(), command.among(state.commands));
    }
  }

  void apply(TableEvent event) {
    switch (event) {
      case TableEvent.Created e -> created(e);
      case TableEvent.Committed e -> {
        state.secret = e.secret();
        state.seats = state.seats.stream().map(seat -> seat.seeded("")).toList();
      }
      case TableEvent.Seeded e -> {
        writer.mapSeat(e.seat(), seat -> seat.seeded(e.seed()));
        writer.tellOwner(e.seat());
      }
      case TableEvent.Seated e -> seated(e);
      case TableEvent.BotSeated e -> {
        writer.setSeat(e.seat(), Seat.bot(e.bot(), e.name()));
        writer.tellAll(new Happening.Sat(e.seat(), e.name(), true));
      }
      case TableEvent.Left e -> left(e);
      case TableEvent.Resigned e -> game.resigned(e, state.game().resign(e.seat()));
      case TableEvent.Haunts e -> {
        state.ghosts |= Seats.of(e.seat());
        writer.tellOwner(e.seat());
      }
      case TableEvent.Hurried e -> {
        state.hurried |= Seats.of(e.seat());
        if (e.all()) {
          state.hurrying = true;
          state.question = state.question().hurried(state.at + ClockTimes.HURRIED);
        }
        writer.tellOwner(e.seat());
      }
      case TableEvent.Filling e -> {
        state.fillsAt = e.at();
        state.filler = e.bot();
      }
      case TableEvent.Banned e -> {
        Set<String> all = new HashSet<>(state.banned);
        all.add(e.player());
        state.banned = Set.copyOf(all);
      }
      case TableEvent.Moved e -> {
        state.seats =
            e.from().stream().map(from -> from < 0 ? Seat.FREE : state.seats.get(from)).toList();
        writer.tellAll(new Happening.Moved(e.from()));
      }
      case TableEvent.HostChanged e -> {
        state.host = e.player();
        writer.tellAll(new Happening.Host(state.seatOf(state.host)));
      }
      case TableEvent.Configured e -> {
        state.options = e.options();
        state.seats = Seat.resized(state.seats, e.options().seats());
        state.fillsAt = null;
        writer.tellAll(new Happening.Configured());
      }
      case TableEvent.Locked e -> {
        state.locked = e.locked();
        writer.tellAll(new Happening.Locked(state.locked));
      }
      case TableEvent.Started e -> game.started(e, game.deal(e));
      case TableEvent.Explored e -> game.explored(e.opening());
      case TableEvent.Asked e -> game.asked(e);
      case TableEvent.Answered e -> game.answered(e);
      case TableEvent.Named e -> {
        state.question = state.question().naming(e.seats());
        writer.tellAll(new Happening.Pending(e.ask(), e.seats()));
      }
      case TableEvent.Decided e ->
          game.decided(e, state.game().play(e.seat(), state.game().move(e.move())));
      case TableEvent.Forced e -> state.question = state.question().due(e.due());
      case TableEvent.TimedOut e -> {
        writer.mapSeat(e.seat(), seat -> seat.timeouts(seat.timeouts() + 1));
        if (e.shown()) {
          writer.tellAll(new Happening.TimedOut(e.seat()));
        }
      }
      case TableEvent.Banked e -> writer.mapSeat(e.seat(), seat -> seat.bank(e.millis()));
      case TableEvent.Graced e -> {
        writer.mapSeat(e.seat(), Seat::withGraceUsed);
        state.question = state.question().due(e.until());
        writer.tellAll(new Happening.Grace(e.seat(), e.until()));
      }
      case TableEvent.WentAway e -> {
        writer.mapSeat(e.seat(), seat -> seat.away(true));
        writer.takeOver(e.seat());
        writer.tellAll(new Happening.Away(e.seat()));
      }
      case TableEvent.Returned e -> {
        writer.mapSeat(e.seat(), seat -> seat.away(false));
        writer.tellAll(new Happening.Returned(e.seat()));
      }
      case TableEvent.Ordered e -> {
        writer.mapSeat(e.seat(), seat -> seat.order(e.order()));
        writer.tellOwner(e.seat());
      }
      case TableEvent.Ended e -> game.ended(e);
      case TableEvent.WantsRematch e -> {
        writer.mapSeat(e.seat(), seat -> seat.again(true));
        writer.tellAll(new Happening.Again(e.seat()));
      }
      case TableEvent.Reopened _ -> {
        state.stage = Stage.LOBBY;
        state.seats = state.seats.stream().map(seat -> seat.again(false)).toList();
        writer.tellAll(new Happening.Reopened());
      }
      case TableEvent.Closed _ -> {
        state.stage = Stage.CLOSED;
        state.question = null;
        writer.tellAll(new Happening.Closed());
      }
      case TableEvent.Resumed e -> {
        state.question = state.question == null ? null : state.question.later(e.shift());
        state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + e.shift());
        writer.tellAll(new Happening.Resumed(ClockTimes.RESTART_CREDIT));
      }
      case TableEvent.Said e -> talk.talked(e.seat(), new Happening.Said(e.seat(), e.text()));
      case TableEvent.Expressed e ->
          talk.talked(e.seat(), new Happening.Expressed(e.seat(), e.emote()));
      case TableEvent.Offered e ->
          talk.talked(e.seat(), new Happening.Offered(e.seat(), e.phrase(), e.to(), e.about()));
      case TableEvent.Nudged e ->
          talk.talked(
              e.seat(),
              new Happening.Nudged(
                  e.seat(), SeatSets.list(state.question().seats() & ~state.question().bots())));
      case TableEvent.Muted e -> talk.muted(e);
      case TableEvent.Reported _ -> {}
    }
  }

  private void created(TableEvent.Created e) {
    state.createdAt = state.at;
    state.code = e.code();
    state.opener = e.host();
    state.host = e.host();
    state.timingSecret = e.pace();
    state.options = e.options();
    state.seats = Collections.nCopies(e.options().seats(), Seat.FREE);
  }

  private void seated(TableEvent.Seated e) {
    Seat before = state.seat(e.seat());
    boolean same = e.player().equals(before.player());
    writer.setSeat(
        e.seat(), same ? before.named(e.name()) : Seat.person(e.player(), e.name(), e.program()));
    writer.tellAll(new Happening.Sat(e.seat(), e.name(), false));
  }

  private void left(TableEvent.Left e) {
    Seat seat = state.seat(e.seat());
    boolean plays = state.playing() && e.seat() < state.game().position().seats();
    writer.setSeat(e.seat(), plays ? seat.orphaned() : Seat.FREE);
    writer.takeOver(e.seat());
    if (plays) {
      recordLeaving(e);
      List<String> remaining = new ArrayList<>(state.owners);
      remaining.set(e.seat(), "");
      state.owners = List.copyOf(remaining);
    }
    writer.tellAll(new Happening.Stood(e.seat(), seat.name(), e.kicked()));
  }

  /**
   * Eliminated players may leave freely. A host who kicks a player still in the game is recorded as
   * leaving too; otherwise hosts could pick their losses.
   */
  private void recordLeaving(TableEvent.Left e) {
    if (state.adapter().elimination().isOut(state.game().position(), e.seat())) {
      return;
    }
    writer.mapConduct(e.seat(), one -> one.gone(e.kicked() ? Stay.KICKED : Stay.LEFT));
    int host = state.owners.indexOf(state.host);
    if (e.kicked() && host >= 0) {
      writer.mapConduct(host, one -> one.gone(Stay.LEFT));
    }
  }
}

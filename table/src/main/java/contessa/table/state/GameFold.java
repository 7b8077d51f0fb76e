package contessa.table.state;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.table.game.GameAdapter;
import contessa.table.game.LiveGame;
import contessa.table.game.ResumePoint;
import contessa.table.game.Stat;
import contessa.table.message.Happening;
import contessa.table.message.Replay;
import contessa.table.message.Stage;
import contessa.table.state.PlayerConduct.Stay;
import org.jspecify.annotations.Nullable;

/** The part of {@link Fold} for the game in progress: its deal, questions, moves and end. */
final class GameFold extends StateWriter {

  GameFold(TableState state, Consumer<TableDisclosure> disclose) {
    super(state, disclose);
  }

  /** Only a live table has just dealt. */
  void started(TableEvent.Started e, LiveGame.@Nullable Step dealt) {
    LiveGame.Step step = dealt == null ? deal(e) : dealt;
    begin(e.players(), e.first());
    adopt(null, step, e.draws());
  }

  private LiveGame.Step deal(TableEvent.Started e) {
    return LiveGame.deal(
        Objects.requireNonNull(state.options().rulebook(e.players())),
        e.first(),
        state.secret,
        state.seeds(e.players()));
  }

  void explored(ResumePoint opening) {
    int seats = state.options().seats();
    LiveGame.Step step = opening.start(state.secret, state.seeds(seats));
    begin(seats, step.game().first());
    state.countsForNothing = true;
    adopt(null, step, 0);
  }

  private void begin(int players, int first) {
    state.countsForNothing = state.secret.equals(Transaction.LESSON);
    state.stage = Stage.PLAYING;
    state.gameOptions = state.options;
    Integer party = state.options().party();
    if (party != null && state.games % party == 0) {
      state.seats = state.seats.stream().map(seat -> seat.withWins(0)).toList();
    }
    state.games++;
    state.winners = Seats.NONE;
    state.ghosts = Seats.NONE;
    state.hurryRequests = Seats.NONE;
    state.hurrying = false;
    state.chosenSpeed = ClockTimes.FASTEST;
    state.botSpeech = null;
    state.botSpokeAt = 0;
    state.calls = Map.of();
    state.fillsAt = null;
    long bank = state.clock().bank().size();
    state.seats = state.seats.stream().map(seat -> seat.free() ? seat : seat.fresh(bank)).toList();
    state.owners = state.seats.stream().limit(players).map(Seat::owner).toList();
    state.startedAt = state.at;
    state.conduct = state.owners.stream().map(PlayerConduct::of).toList();
    tellAll(new Happening.Started(state.games, first, LiveGame.commitment(state.secret)));
  }

  void asked(TableEvent.Asked e) {
    state.questionCount = e.ask();
    state.question =
        new Question(
            e.ask(),
            e.sealed(),
            Seats.of(e.seats()),
            e.target(),
            e.since(),
            e.floor(),
            e.deadline(),
            e.due(),
            e.suspense(),
            Seats.of(e.bots()),
            Map.of(),
            null);
    tellAll(new Happening.Asked(e.ask(), e.sealed(), e.seats()));
  }

  /** Changing an answer is private, even where the table shows who has answered. */
  void answered(TableEvent.Answered e) {
    List<Integer> before = state.pendingSeats();
    state.question = state.question().answered(e.seat(), e.choice());
    mapSeat(e.seat(), seat -> seat.withTimeouts(0));
    List<Integer> pending = state.pendingSeats();
    if (pending == null || pending.equals(before)) {
      tellOwner(e.seat());
    } else {
      tellAll(new Happening.Pending(state.question().id(), pending));
    }
  }

  /** Only a live table has just played the move. */
  void decided(TableEvent.Decided e, LiveGame.@Nullable Step played) {
    LiveGame.Step step =
        played == null ? state.game().play(e.seat(), state.game().move(e.move())) : played;
    state.question = null;
    Position before = state.game().position();
    adopt(before, step, e.draws());
    count(e.seat(), Stat.DECISIONS);
    if (e.by() == Replay.By.STAND_IN) {
      count(e.seat(), Stat.STOOD_IN);
    }
    state.adapter().count(before, step.events(), this::count);
    if (e.by() == Replay.By.PLAYER) {
      mapSeat(e.seat(), seat -> seat.withTimeouts(0));
    }
  }

  void resigned(TableEvent.Resigned e, LiveGame.@Nullable Step taken) {
    LiveGame.Step step = taken == null ? state.game().resign(e.seat()) : taken;
    Position before = state.game().position();
    adopt(before, step, e.draws());
    mapConduct(e.seat(), one -> one.gone(Stay.LEFT));
    boolean stillAsked =
        state.question != null
            && state.adapter().unchangedWithout(before, step.game().position(), e.seat());
    state.question = stillAsked ? state.question().without(e.seat()) : null;
  }

  private void adopt(@Nullable Position before, LiveGame.Step step, long draws) {
    if (step.game().draws() != draws) {
      throw new IllegalStateException(
          "the journal has " + draws + " draws where the game has " + step.game().draws());
    }
    GameAdapter.of(step.game().rules())
        .checkConserved(before, step.game().position(), step.events());
    state.game = step.game();
    for (AddressedEvent event : step.events()) {
      disclose(new TableDisclosure.InGame(step.game().rules(), event));
    }
  }

  void hurryRequested(TableEvent.HurryRequested e) {
    state.hurryRequests |= Seats.of(e.seat());
    if (e.all()) {
      state.hurrying = true;
      state.question = state.question().hurried(state.at + ClockTimes.HURRIED);
    }
    tellOwner(e.seat());
  }

  void ended(TableEvent.Ended e) {
    state.stage = Stage.OVER;
    state.question = null;
    state.winners = Seats.of(e.winners());
    e.winners().forEach(seat -> mapSeat(seat, Seat::winner));
    String revealed = state.gameOptions().reveal() ? state.secret : null;
    tellAll(new Happening.Ended(e.winners(), revealed));
  }

  /** Only the caller learns of it before the end. */
  void called(TableEvent.Called e) {
    boolean right = state.adapter().openClaimIsTrue(state.game().position()) != e.bluff();
    LieDetector.Calls before = state.calls.getOrDefault(e.player(), LieDetector.Calls.NONE);
    state.calls = with(state.calls, e.player(), before.with(e.ask(), e.bluff(), right));
    disclose(new TableDisclosure.ViewChanged(e.player()));
  }

  private void count(int seat, Stat stat) {
    mapConduct(seat, one -> one.with(stat));
  }
}

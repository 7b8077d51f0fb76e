package contessa.server.table;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.server.table.Conduct.Stay;
import contessa.server.wire.Happening;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The one place where each event takes effect on the state, and where it is decided who is shown
 * what of it.
 */
final class Fold {

  private static final int TALK_REMEMBERED = 6;

  private final TableState state;
  private final Consumer<Shown> show;

  Fold(TableState state, Consumer<Shown> show) {
    this.state = state;
    this.show = show;
  }

  void apply(TableEvent event) {
    switch (event) {
      case TableEvent.Created e -> created(e);
      case TableEvent.Committed e -> state.secret = e.secret();
      case TableEvent.Seated e -> {
        Seat before = state.seat(e.seat());
        boolean same = e.player().equals(before.player());
        setSeat(
            e.seat(),
            same ? before.named(e.name()) : Seat.person(e.player(), e.name(), e.program()));
        open(new Happening.Sat(e.seat(), e.name(), false));
      }
      case TableEvent.BotSeated e -> {
        setSeat(e.seat(), Seat.bot(e.bot(), e.name()));
        open(new Happening.Sat(e.seat(), e.name(), true));
      }
      case TableEvent.Left e -> left(e);
      case TableEvent.Resigned e -> resigned(e);
      case TableEvent.Haunts e -> {
        state.ghosts |= Seats.of(e.seat());
        own(e.seat());
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
        open(new Happening.Moved(e.from()));
      }
      case TableEvent.HostChanged e -> {
        state.host = e.player();
        open(new Happening.Host(state.seatOf(state.host)));
      }
      case TableEvent.Configured e -> {
        state.options = e.options();
        state.seats = resized(state.seats, e.options().seats());
        state.fillsAt = null;
        open(new Happening.Configured());
      }
      case TableEvent.Locked e -> {
        state.locked = e.locked();
        open(new Happening.Locked(state.locked));
      }
      case TableEvent.Started e -> started(e);
      case TableEvent.Asked e -> asked(e);
      case TableEvent.Answered e -> answered(e);
      case TableEvent.Named e -> {
        state.question = state.question().naming(e.seats());
        open(new Happening.Pending(e.ask(), e.seats()));
      }
      case TableEvent.Decided e -> decided(e);
      case TableEvent.Forced e -> state.question = state.question().due(e.due());
      case TableEvent.TimedOut e -> {
        mapSeat(e.seat(), seat -> seat.timeouts(seat.timeouts() + 1));
        if (e.shown()) {
          open(new Happening.TimedOut(e.seat()));
        }
      }
      case TableEvent.Banked e -> mapSeat(e.seat(), seat -> seat.bank(e.millis()));
      case TableEvent.Graced e -> {
        mapSeat(e.seat(), Seat::withGraceUsed);
        state.question = state.question().due(e.until());
        open(new Happening.Grace(e.seat(), e.until()));
      }
      case TableEvent.WentAway e -> {
        mapSeat(e.seat(), seat -> seat.away(true));
        takeOver(e.seat());
        open(new Happening.Away(e.seat()));
      }
      case TableEvent.Returned e -> {
        mapSeat(e.seat(), seat -> seat.away(false));
        open(new Happening.Returned(e.seat()));
      }
      case TableEvent.Ordered e -> {
        mapSeat(e.seat(), seat -> seat.order(e.order()));
        own(e.seat());
      }
      case TableEvent.Ended e -> ended(e);
      case TableEvent.WantsRematch e -> {
        mapSeat(e.seat(), seat -> seat.again(true));
        open(new Happening.Again(e.seat()));
      }
      case TableEvent.Reopened _ -> {
        state.stage = Stage.LOBBY;
        state.seats = state.seats.stream().map(seat -> seat.again(false)).toList();
        open(new Happening.Reopened());
      }
      case TableEvent.Closed _ -> {
        state.stage = Stage.CLOSED;
        state.question = null;
        open(new Happening.Closed());
      }
      case TableEvent.Resumed e -> {
        state.question = state.question == null ? null : state.question.later(e.shift());
        state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + e.shift());
        open(new Happening.Resumed(Pace.RESTART_CREDIT));
      }
      case TableEvent.Said e -> talked(e.seat(), new Happening.Said(e.seat(), e.text()));
      case TableEvent.Expressed e -> talked(e.seat(), new Happening.Expressed(e.seat(), e.emote()));
      case TableEvent.Offered e ->
          talked(e.seat(), new Happening.Offered(e.seat(), e.phrase(), e.to(), e.about()));
      case TableEvent.Nudged e ->
          talked(
              e.seat(),
              new Happening.Nudged(
                  e.seat(), TableState.list(state.question().seats() & ~state.question().bots())));
      case TableEvent.Muted e -> {
        Set<String> all = new HashSet<>(state.muted.getOrDefault(e.by(), Set.of()));
        if (e.muted()) {
          all.add(e.player());
        } else {
          all.remove(e.player());
        }
        state.muted = TableState.with(state.muted, e.by(), Set.copyOf(all));
        show.accept(new Shown.Own(e.by()));
      }
      case TableEvent.Reported _ -> {}
    }
  }

  private void created(TableEvent.Created e) {
    state.createdAt = state.at;
    state.code = e.code();
    state.opener = e.host();
    state.host = e.host();
    state.pace = e.pace();
    state.options = e.options();
    state.seats = Collections.nCopies(e.options().seats(), Seat.FREE);
  }

  private void left(TableEvent.Left e) {
    Seat seat = state.seat(e.seat());
    boolean plays = state.playing() && e.seat() < state.game().position().seats();
    setSeat(e.seat(), plays ? seat.orphaned(Minds.STAND_IN) : Seat.FREE);
    takeOver(e.seat());
    if (plays) {
      recordLeaving(e);
      List<String> remaining = new ArrayList<>(state.owners);
      remaining.set(e.seat(), "");
      state.owners = List.copyOf(remaining);
    }
    open(new Happening.Stood(e.seat(), seat.name(), e.kicked()));
  }

  /**
   * Who is out may go. A host who sends away who is not has left the game, too: else hosts could
   * choose whom to lose against.
   */
  private void recordLeaving(TableEvent.Left e) {
    if (state.customs().isOut(state.game().position(), e.seat())) {
      return;
    }
    mapConduct(e.seat(), one -> one.gone(e.kicked() ? Stay.SENT_AWAY : Stay.LEFT));
    int host = state.owners.indexOf(state.host);
    if (e.kicked() && host >= 0) {
      mapConduct(host, one -> one.gone(Stay.LEFT));
    }
  }

  private void resigned(TableEvent.Resigned e) {
    Position before = state.game().position();
    adopt(before, state.game().resign(e.seat()), e.draws());
    mapConduct(e.seat(), one -> one.gone(Stay.LEFT));
    boolean remains =
        state.question != null
            && state.customs().remains(before, state.game().position(), e.seat());
    state.question = remains ? state.question().without(e.seat()) : null;
  }

  private void takeOver(int seat) {
    state.question = state.question == null ? null : state.question.takenOver(seat);
  }

  private void started(TableEvent.Started e) {
    state.stage = Stage.PLAYING;
    state.games++;
    state.winners = Seats.NONE;
    state.ghosts = Seats.NONE;
    state.fillsAt = null;
    long bank = state.pace().bank();
    state.seats = state.seats.stream().map(seat -> seat.free() ? seat : seat.fresh(bank)).toList();
    state.owners = state.seats.stream().limit(e.players()).map(Fold::owner).toList();
    state.startedAt = state.at;
    state.conduct = state.owners.stream().map(Conduct::of).toList();
    GameNotation notation = Objects.requireNonNull(Notations.named(state.options().game()));
    Game.Step dealt =
        Game.deal(notation.rules(state.options().rules(), e.players()), e.first(), state.secret);
    open(new Happening.Started(state.games, e.first(), Game.commitment(state.secret)));
    adopt(null, dealt, e.draws());
  }

  private static String owner(Seat seat) {
    String player = seat.player();
    return player == null ? "" : player;
  }

  private void asked(TableEvent.Asked e) {
    state.asks = e.ask();
    state.question =
        new Question(
            e.ask(),
            e.sealed(),
            TableState.set(e.seats()),
            e.target(),
            e.since(),
            e.floor(),
            e.deadline(),
            e.due(),
            TableState.set(e.bots()),
            Map.of(),
            null);
    open(new Happening.Asked(e.ask(), e.sealed(), e.seats()));
  }

  /** That somebody changes an answer is nobody else's business, wherever who has one is told. */
  private void answered(TableEvent.Answered e) {
    List<Integer> before = Windows.pending(state);
    state.question = state.question().answered(e.seat(), e.choice());
    mapSeat(e.seat(), seat -> seat.timeouts(0));
    List<Integer> pending = Windows.pending(state);
    if (pending == null || pending.equals(before)) {
      own(e.seat());
    } else {
      open(new Happening.Pending(state.question().ask(), pending));
    }
  }

  private void decided(TableEvent.Decided e) {
    state.question = null;
    Game before = state.game();
    Game.Step step = before.play(e.seat(), before.move(e.move()));
    adopt(before.position(), step, e.draws());
    count(e.seat(), Measure.DECISIONS);
    if (e.by() == TableEvent.By.STAND_IN) {
      count(e.seat(), Measure.STOOD_IN);
    }
    state.customs().count(before.position(), step.told(), this::count);
    if (e.by() == TableEvent.By.PLAYER) {
      mapSeat(e.seat(), seat -> seat.timeouts(0));
    }
  }

  private void count(int seat, Measure what) {
    mapConduct(seat, one -> one.with(what));
  }

  private void mapConduct(int seat, UnaryOperator<Conduct> change) {
    List<Conduct> changed = new ArrayList<>(state.conduct);
    changed.set(seat, change.apply(changed.get(seat)));
    state.conduct = List.copyOf(changed);
  }

  private void adopt(@Nullable Position before, Game.Step step, long draws) {
    if (step.game().draws() != draws) {
      throw new IllegalStateException(
          "the journal has " + draws + " draws where the game has " + step.game().draws());
    }
    Customs.of(step.game().rules()).checkConserved(before, step.game().position(), step.told());
    state.game = step.game();
    for (AddressedEvent told : step.told()) {
      show.accept(new Shown.InGame(step.game().rules(), told));
    }
  }

  private void ended(TableEvent.Ended e) {
    state.stage = Stage.OVER;
    state.question = null;
    state.winners = TableState.set(e.winners());
    e.winners().forEach(seat -> mapSeat(seat, Seat::winner));
    String told = state.options().reveal() ? state.secret : null;
    open(new Happening.Ended(e.winners(), told));
  }

  private void talked(int seat, Happening happening) {
    String speaker = Objects.requireNonNull(state.seat(seat).player());
    List<Long> times = new ArrayList<>(state.talk.getOrDefault(speaker, List.of()));
    times.add(state.at);
    if (times.size() > TALK_REMEMBERED) {
      times.removeFirst();
    }
    state.talk = TableState.with(state.talk, speaker, List.copyOf(times));
    Set<String> deaf = new HashSet<>();
    state.muted.forEach(
        (listener, speakers) -> {
          if (speakers.contains(speaker)) {
            deaf.add(listener);
          }
        });
    show.accept(new Shown.Talk(happening, Set.copyOf(deaf)));
  }

  private void own(int seat) {
    String player = state.seat(seat).player();
    if (player != null) {
      show.accept(new Shown.Own(player));
    }
  }

  private void open(Happening happening) {
    show.accept(new Shown.Open(happening));
  }

  private void setSeat(int number, Seat seat) {
    List<Seat> changed = new ArrayList<>(state.seats);
    changed.set(number, seat);
    state.seats = List.copyOf(changed);
  }

  private void mapSeat(int number, UnaryOperator<Seat> change) {
    setSeat(number, change.apply(state.seat(number)));
  }

  /** As many seats as wanted, those taken first if some must go. */
  private static List<Seat> resized(List<Seat> seats, int count) {
    List<Seat> resized = new ArrayList<>(seats);
    for (int i = resized.size() - 1; i >= 0 && resized.size() > count; i--) {
      if (resized.get(i).free()) {
        resized.remove(i);
      }
    }
    while (resized.size() < count) {
      resized.add(Seat.FREE);
    }
    return List.copyOf(resized);
  }
}

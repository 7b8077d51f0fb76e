package contessa.server.table.state;

import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import contessa.server.table.game.GameAdapter;
import contessa.server.table.game.LiveGame;
import contessa.server.table.game.Stat;
import contessa.server.table.state.PlayerConduct.Stay;
import contessa.server.wire.Happening;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Applies events: the only writer of a table's state, and the place that decides who learns of
 * what.
 */
final class Fold {

  private static final int TALK_REMEMBERED = 6;

  private final TableState state;
  private final Consumer<TableDisclosure> disclose;

  Fold(TableState state, Consumer<TableDisclosure> disclose) {
    this.state = state;
    this.disclose = disclose;
  }

  /** Begins a row of the journal. */
  static void beginRow(TableState state, long seq, long at, @Nullable CommandStamp command) {
    state.seq = seq;
    state.at = at;
    if (command != null) {
      state.commands = with(state.commands, command.player(), command.among(state.commands));
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
        mapSeat(e.seat(), seat -> seat.seeded(e.seed()));
        tellOwner(e.seat());
      }
      case TableEvent.Seated e -> seated(e);
      case TableEvent.BotSeated e -> {
        setSeat(e.seat(), Seat.bot(e.bot(), e.name()));
        tellAll(new Happening.Sat(e.seat(), e.name(), true));
      }
      case TableEvent.Left e -> left(e);
      case TableEvent.Resigned e -> resigned(e, state.game().resign(e.seat()));
      case TableEvent.Haunts e -> {
        state.ghosts |= Seats.of(e.seat());
        tellOwner(e.seat());
      }
      case TableEvent.Hurried e -> {
        state.hurried |= Seats.of(e.seat());
        if (e.all()) {
          state.hurrying = true;
          state.question = state.question().hurried(state.at + ClockTimes.HURRIED);
        }
        tellOwner(e.seat());
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
        tellAll(new Happening.Moved(e.from()));
      }
      case TableEvent.HostChanged e -> {
        state.host = e.player();
        tellAll(new Happening.Host(state.seatOf(state.host)));
      }
      case TableEvent.Configured e -> {
        state.options = e.options();
        state.seats = Seat.resized(state.seats, e.options().seats());
        state.fillsAt = null;
        tellAll(new Happening.Configured());
      }
      case TableEvent.Locked e -> {
        state.locked = e.locked();
        tellAll(new Happening.Locked(state.locked));
      }
      case TableEvent.Started e -> started(e, deal(e));
      case TableEvent.Asked e -> asked(e);
      case TableEvent.Answered e -> answered(e);
      case TableEvent.Named e -> {
        state.question = state.question().naming(e.seats());
        tellAll(new Happening.Pending(e.ask(), e.seats()));
      }
      case TableEvent.Decided e ->
          decided(e, state.game().play(e.seat(), state.game().move(e.move())));
      case TableEvent.Forced e -> state.question = state.question().due(e.due());
      case TableEvent.TimedOut e -> {
        mapSeat(e.seat(), seat -> seat.timeouts(seat.timeouts() + 1));
        if (e.shown()) {
          tellAll(new Happening.TimedOut(e.seat()));
        }
      }
      case TableEvent.Banked e -> mapSeat(e.seat(), seat -> seat.bank(e.millis()));
      case TableEvent.Graced e -> {
        mapSeat(e.seat(), Seat::withGraceUsed);
        state.question = state.question().due(e.until());
        tellAll(new Happening.Grace(e.seat(), e.until()));
      }
      case TableEvent.WentAway e -> {
        mapSeat(e.seat(), seat -> seat.away(true));
        takeOver(e.seat());
        tellAll(new Happening.Away(e.seat()));
      }
      case TableEvent.Returned e -> {
        mapSeat(e.seat(), seat -> seat.away(false));
        tellAll(new Happening.Returned(e.seat()));
      }
      case TableEvent.Ordered e -> {
        mapSeat(e.seat(), seat -> seat.order(e.order()));
        tellOwner(e.seat());
      }
      case TableEvent.Ended e -> ended(e);
      case TableEvent.WantsRematch e -> {
        mapSeat(e.seat(), seat -> seat.again(true));
        tellAll(new Happening.Again(e.seat()));
      }
      case TableEvent.Reopened _ -> {
        state.stage = Stage.LOBBY;
        state.seats = state.seats.stream().map(seat -> seat.again(false)).toList();
        tellAll(new Happening.Reopened());
      }
      case TableEvent.Closed _ -> {
        state.stage = Stage.CLOSED;
        state.question = null;
        tellAll(new Happening.Closed());
      }
      case TableEvent.Resumed e -> {
        state.question = state.question == null ? null : state.question.later(e.shift());
        state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + e.shift());
        tellAll(new Happening.Resumed(ClockTimes.RESTART_CREDIT));
      }
      case TableEvent.Said e -> talked(e.seat(), new Happening.Said(e.seat(), e.text()));
      case TableEvent.Expressed e -> talked(e.seat(), new Happening.Expressed(e.seat(), e.emote()));
      case TableEvent.Offered e ->
          talked(e.seat(), new Happening.Offered(e.seat(), e.phrase(), e.to(), e.about()));
      case TableEvent.Nudged e ->
          talked(
              e.seat(),
              new Happening.Nudged(
                  e.seat(), SeatSets.list(state.question().seats() & ~state.question().bots())));
      case TableEvent.Muted e -> muted(e);
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

  // ---- Seats

  private void seated(TableEvent.Seated e) {
    Seat before = state.seat(e.seat());
    boolean same = e.player().equals(before.player());
    setSeat(
        e.seat(), same ? before.named(e.name()) : Seat.person(e.player(), e.name(), e.program()));
    tellAll(new Happening.Sat(e.seat(), e.name(), false));
  }

  private void left(TableEvent.Left e) {
    Seat seat = state.seat(e.seat());
    boolean plays = state.playing() && e.seat() < state.game().position().seats();
    setSeat(e.seat(), plays ? seat.orphaned() : Seat.FREE);
    takeOver(e.seat());
    if (plays) {
      recordLeaving(e);
      List<String> remaining = new ArrayList<>(state.owners);
      remaining.set(e.seat(), "");
      state.owners = List.copyOf(remaining);
    }
    tellAll(new Happening.Stood(e.seat(), seat.name(), e.kicked()));
  }

  /**
   * Eliminated players may leave freely. A host who kicks a player still in the game is recorded as
   * leaving too; otherwise hosts could pick their losses.
   */
  private void recordLeaving(TableEvent.Left e) {
    if (state.adapter().elimination().isOut(state.game().position(), e.seat())) {
      return;
    }
    mapConduct(e.seat(), one -> one.gone(e.kicked() ? Stay.KICKED : Stay.LEFT));
    int host = state.owners.indexOf(state.host);
    if (e.kicked() && host >= 0) {
      mapConduct(host, one -> one.gone(Stay.LEFT));
    }
  }

  private void takeOver(int seat) {
    state.question = state.question == null ? null : state.question.takenOver(seat);
  }

  private void setSeat(int number, Seat seat) {
    List<Seat> changed = new ArrayList<>(state.seats);
    changed.set(number, seat);
    state.seats = List.copyOf(changed);
  }

  private void mapSeat(int number, UnaryOperator<Seat> change) {
    setSeat(number, change.apply(state.seat(number)));
  }

  // ---- The game

  private LiveGame.Step deal(TableEvent.Started e) {
    GameNotation notation = Objects.requireNonNull(Notations.named(state.options().game()));
    return LiveGame.deal(
        notation.rules(state.options().rules(), e.players()),
        e.first(),
        state.secret,
        state.seeds(e.players()));
  }

  void started(TableEvent.Started e, LiveGame.Step dealt) {
    state.stage = Stage.PLAYING;
    state.gameOptions = state.options;
    state.games++;
    state.winners = Seats.NONE;
    state.ghosts = Seats.NONE;
    state.hurried = Seats.NONE;
    state.hurrying = false;
    state.fillsAt = null;
    long bank = state.clock().bank();
    state.seats = state.seats.stream().map(seat -> seat.free() ? seat : seat.fresh(bank)).toList();
    state.owners = state.seats.stream().limit(e.players()).map(Seat::owner).toList();
    state.startedAt = state.at;
    state.conduct = state.owners.stream().map(PlayerConduct::of).toList();
    tellAll(new Happening.Started(state.games, e.first(), LiveGame.commitment(state.secret)));
    adopt(null, dealt, e.draws());
  }

  private void asked(TableEvent.Asked e) {
    state.asks = e.ask();
    state.question =
        new Question(
            e.ask(),
            e.sealed(),
            SeatSets.of(e.seats()),
            e.target(),
            new Question.Times(e.since(), e.floor(), e.deadline(), e.due()),
            SeatSets.of(e.bots()),
            Map.of(),
            null);
    tellAll(new Happening.Asked(e.ask(), e.sealed(), e.seats()));
  }

  /** Changing an answer is private, even where the table shows who has answered. */
  private void answered(TableEvent.Answered e) {
    List<Integer> before = state.pendingSeats();
    state.question = state.question().answered(e.seat(), e.choice());
    mapSeat(e.seat(), seat -> seat.timeouts(0));
    List<Integer> pending = state.pendingSeats();
    if (pending == null || pending.equals(before)) {
      tellOwner(e.seat());
    } else {
      tellAll(new Happening.Pending(state.question().ask(), pending));
    }
  }

  void decided(TableEvent.Decided e, LiveGame.Step step) {
    state.question = null;
    Position before = state.game().position();
    adopt(before, step, e.draws());
    count(e.seat(), Stat.DECISIONS);
    if (e.by() == TableEvent.By.STAND_IN) {
      count(e.seat(), Stat.STOOD_IN);
    }
    state.adapter().stats().count(before, step.events(), this::count);
    if (e.by() == TableEvent.By.PLAYER) {
      mapSeat(e.seat(), seat -> seat.timeouts(0));
    }
  }

  void resigned(TableEvent.Resigned e, LiveGame.Step step) {
    Position before = state.game().position();
    adopt(before, step, e.draws());
    mapConduct(e.seat(), one -> one.gone(Stay.LEFT));
    boolean stillAsked =
        state.question != null
            && state
                .adapter()
                .questions()
                .unchangedWithout(before, step.game().position(), e.seat());
    state.question = stillAsked ? state.question().without(e.seat()) : null;
  }

  private void adopt(@Nullable Position before, LiveGame.Step step, long draws) {
    if (step.game().draws() != draws) {
      throw new IllegalStateException(
          "the journal has " + draws + " draws where the game has " + step.game().draws());
    }
    GameAdapter.of(step.game().rules())
        .conservation()
        .check(before, step.game().position(), step.events());
    state.game = step.game();
    for (AddressedEvent event : step.events()) {
      disclose.accept(new TableDisclosure.InGame(step.game().rules(), event));
    }
  }

  private void ended(TableEvent.Ended e) {
    state.stage = Stage.OVER;
    state.question = null;
    state.winners = SeatSets.of(e.winners());
    e.winners().forEach(seat -> mapSeat(seat, Seat::winner));
    String revealed = state.gameOptions().reveal() ? state.secret : null;
    tellAll(new Happening.Ended(e.winners(), revealed));
  }

  private void count(int seat, Stat stat) {
    mapConduct(seat, one -> one.with(stat));
  }

  private void mapConduct(int seat, UnaryOperator<PlayerConduct> change) {
    List<PlayerConduct> changed = new ArrayList<>(state.conduct);
    changed.set(seat, change.apply(changed.get(seat)));
    state.conduct = List.copyOf(changed);
  }

  // ---- Talk

  /** Somebody who talks is here, whatever they have missed. */
  private void talked(int seat, Happening happening) {
    mapSeat(seat, own -> own.timeouts(0));
    String speaker = Objects.requireNonNull(state.seat(seat).player());
    List<Long> times = new ArrayList<>(state.talk.getOrDefault(speaker, List.of()));
    times.add(state.at);
    if (times.size() > TALK_REMEMBERED) {
      times.removeFirst();
    }
    state.talk = with(state.talk, speaker, List.copyOf(times));
    Set<String> mutedBy = new HashSet<>();
    state.muted.forEach(
        (listener, speakers) -> {
          if (speakers.contains(speaker)) {
            mutedBy.add(listener);
          }
        });
    disclose.accept(new TableDisclosure.Talk(happening, Set.copyOf(mutedBy)));
  }

  private void muted(TableEvent.Muted e) {
    Set<String> all = new HashSet<>(state.muted.getOrDefault(e.by(), Set.of()));
    if (e.muted()) {
      all.add(e.player());
    } else {
      all.remove(e.player());
    }
    state.muted = with(state.muted, e.by(), Set.copyOf(all));
    disclose.accept(new TableDisclosure.ViewChanged(e.by()));
  }

  // ---- Who learns of it

  private void tellAll(Happening happening) {
    disclose.accept(new TableDisclosure.ToAll(happening));
  }

  private void tellOwner(int seat) {
    String player = state.seat(seat).player();
    if (player != null) {
      disclose.accept(new TableDisclosure.ViewChanged(player));
    }
  }

  private static <K, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    Map<K, V> changed = new HashMap<>(map);
    changed.put(key, value);
    return Map.copyOf(changed);
  }
}

package contessa.table.state;

import module java.base;

import contessa.game.Seats;
import contessa.table.game.LiveGame;
import contessa.table.message.Happening;
import contessa.table.message.Stage;
import contessa.table.state.PlayerConduct.Stay;
import org.jspecify.annotations.Nullable;

/**
 * Event sourcing: state is a fold over the events. This is the only writer of a table's state, and
 * it decides which viewer learns what. {@link GameFold} is its part for the game in progress.
 */
final class Fold extends StateWriter {

  private static final int TALK_REMEMBERED = 6;

  private final GameFold game;

  Fold(TableState state, Consumer<TableDisclosure> disclose) {
    super(state, disclose);
    game = new GameFold(state, disclose);
  }

  static void beginRow(TableState state, long seq, long at) {
    state.seq = seq;
    state.at = at;
  }

  void apply(TableEvent event) {
    apply(event, null);
  }

  /**
   * Applies an event.
   *
   * @param step of the game that it caused, if that has been taken; else it is taken again
   */
  void apply(TableEvent event, LiveGame.@Nullable Step step) {
    switch (event) {
      case TableEvent.Created e -> created(e);
      case TableEvent.Committed(String secret) -> {
        state.secret = secret;
        state.seats = state.seats.stream().map(seat -> seat.withSeed("")).toList();
      }
      case TableEvent.Seeded(int seat, String seed) -> {
        mapSeat(seat, own -> own.withSeed(seed));
        tellOwner(seat);
      }
      case TableEvent.Seated e -> seated(e);
      case TableEvent.SealChosen(int seat, int seal) -> {
        mapSeat(seat, own -> own.withSeal(seal));
        tellAll(new Happening.SealChosen(seat));
      }
      case TableEvent.BotSeated(int seat, String bot, String name) -> {
        setSeat(seat, Seat.bot(bot, name));
        tellAll(new Happening.Sat(seat, name, true));
      }
      case TableEvent.Left e -> left(e);
      case TableEvent.Filling(Long at, String bot) -> {
        state.fillsAt = at;
        state.filler = bot;
      }
      case TableEvent.Banned(String player) -> state.banned = changed(state.banned, player, true);
      case TableEvent.Moved(List<Integer> from) -> {
        state.seats = from.stream().map(old -> old < 0 ? Seat.FREE : state.seats.get(old)).toList();
        tellAll(new Happening.Moved(from));
      }
      case TableEvent.HostChanged(String player) -> {
        state.host = player;
        tellAll(new Happening.Host(state.seatOf(player)));
      }
      case TableEvent.Configured e -> configured(e);
      case TableEvent.Locked(boolean locked) -> {
        state.locked = locked;
        tellAll(new Happening.Locked(locked));
      }
      case TableEvent.WantsRematch(int seat) -> {
        mapSeat(seat, own -> own.withWantsRematch(true));
        tellAll(new Happening.WantsRematch(seat));
      }
      case TableEvent.Reopened _ -> {
        state.stage = Stage.LOBBY;
        state.seats = state.seats.stream().map(seat -> seat.withWantsRematch(false)).toList();
        tellAll(new Happening.Reopened());
      }
      case TableEvent.Closed _ -> {
        state.stage = Stage.CLOSED;
        state.question = null;
        tellAll(new Happening.Closed());
      }

      case TableEvent.Started e -> game.started(e, step);
      case TableEvent.Explored e -> game.explored(e.opening());
      case TableEvent.Asked e -> game.asked(e);
      case TableEvent.Answered e -> game.answered(e);
      case TableEvent.AnswersTold(var seats, var at, int millis) ->
          tellAll(new Happening.Answers(seats, at, millis));
      case TableEvent.Decided e -> game.decided(e, step);
      case TableEvent.Resigned e -> game.resigned(e, step);
      case TableEvent.BecameGhost(int seat) -> {
        state.ghosts |= Seats.of(seat);
        tellOwner(seat);
      }
      case TableEvent.HurryRequested e -> game.hurryRequested(e);
      case TableEvent.Sped(int seat, int times) -> {
        state.chosenSpeed = times;
        tellOwner(seat);
      }
      case TableEvent.Ended e -> game.ended(e);
      case TableEvent.Called e -> game.called(e);

      case TableEvent.StillAwaited(int ask, List<Integer> seats) -> {
        state.question = state.question().withAwaited(seats);
        tellAll(new Happening.Pending(ask, seats));
      }
      case TableEvent.Forced(long due) -> state.question = state.question().withDue(due);
      case TableEvent.TimedOut(int seat, boolean shown) -> {
        mapSeat(seat, own -> own.withTimeouts(own.timeouts() + 1));
        if (shown) {
          tellAll(new Happening.TimedOut(seat));
        }
      }
      case TableEvent.TimeBankSet(int seat, long millis) ->
          mapSeat(seat, own -> own.withBankMillis(millis));
      case TableEvent.GraceGranted(int seat, long until) -> {
        mapSeat(seat, own -> own.withGraceUsed(true));
        state.question = state.question().withDue(until);
        tellAll(new Happening.Grace(seat, until));
      }
      case TableEvent.WentAway(int seat) -> {
        mapSeat(seat, own -> own.withAway(true).withTimeouts(0));
        takeOver(seat);
        tellAll(new Happening.Away(seat));
      }
      case TableEvent.Returned(int seat) -> {
        mapSeat(seat, own -> own.withAway(false).withTimeouts(0));
        tellAll(new Happening.Returned(seat));
      }
      case TableEvent.Ordered(int seat, var order) -> {
        mapSeat(seat, own -> own.withStandingOrder(order));
        tellOwner(seat);
      }
      case TableEvent.Resumed(long shift) -> resumed(shift);

      case TableEvent.Said(int seat, String text) -> talked(seat, new Happening.Said(seat, text));
      case TableEvent.EmoteShown(int seat, var emote) ->
          talked(seat, new Happening.EmoteShown(seat, emote));
      case TableEvent.Offered(int seat, var phrase, Integer to, Integer about) ->
          talked(seat, new Happening.Offered(seat, phrase, to, about));
      case TableEvent.Nudged(int seat) -> {
        int awaited = state.question().seats() & ~state.question().bots();
        talked(seat, new Happening.Nudged(seat, Seats.numbers(awaited)));
      }
      case TableEvent.WillSpeak(BotSpeech speech) -> state.botSpeech = speech;
      case TableEvent.MessageDeleted(int seat, long at) ->
          tellAll(new Happening.MessageDeleted(seat, at));
      case TableEvent.Muted(String by, String player, boolean muted) -> {
        Set<String> before = state.muted.getOrDefault(by, Set.of());
        state.muted = with(state.muted, by, changed(before, player, muted));
        disclose(new TableDisclosure.ViewChanged(by));
      }
      case TableEvent.Reported _ -> {} // only the operator reads it, from the journal
    }
  }

  /** The server was away: every time that is still to come moves. */
  private void resumed(long shift) {
    long credit = Math.min(ClockTimes.RESTART_CREDIT, shift);
    long pause = shift - credit;
    Question open = state.question;
    state.question = open == null ? null : open.later(pause, credit);
    state.fillsAt = state.fillsAt == null ? null : Long.valueOf(state.fillsAt + shift);
    BotSpeech speech = state.botSpeech;
    state.botSpeech = speech == null ? null : speech.withAt(speech.at() + pause);
    tellAll(new Happening.Resumed(ClockTimes.RESTART_CREDIT));
  }

  /** A player who talks is here, whatever they have missed. */
  private void talked(int seat, Happening happening) {
    String speaker = Objects.requireNonNullElse(state.seat(seat).speaker(), "");
    if (state.seat(seat).player() == null) {
      state.botSpeech = null;
      state.botSpokeAt = state.at;
    } else {
      mapSeat(seat, own -> own.withTimeouts(0));
      List<Long> times = new ArrayList<>(state.talk.getOrDefault(speaker, List.of()));
      times.add(state.at);
      if (times.size() > TALK_REMEMBERED) {
        times.removeFirst();
      }
      state.talk = with(state.talk, speaker, List.copyOf(times));
    }
    disclose(new TableDisclosure.Speech(happening, Set.copyOf(state.mutedBy(speaker))));
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
    setSeat(
        e.seat(),
        same ? before.withName(e.name()) : Seat.person(e.player(), e.name(), e.program()));
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
    if (state.adapter().isOut(state.game().position(), e.seat())) {
      return;
    }
    mapConduct(e.seat(), one -> one.gone(e.kicked() ? Stay.KICKED : Stay.LEFT));
    int host = state.owners.indexOf(state.host);
    if (e.kicked() && host >= 0) {
      mapConduct(host, one -> one.gone(Stay.LEFT));
    }
  }

  private void configured(TableEvent.Configured e) {
    state.options = e.options();
    state.seats = Seat.resized(state.seats, e.options().seats());
    state.fillsAt = null;
    tellAll(new Happening.Configured());
  }
}

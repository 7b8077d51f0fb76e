package contessa.table.state;

import module java.base;

import contessa.table.message.Happening;
import contessa.table.message.Stage;
import contessa.table.state.PlayerConduct.Stay;

/** The part of {@link Fold} for the table itself: its options, its host, and who sits where. */
final class LobbyFold {

  private final TableState state;
  private final StateWriter writer;

  LobbyFold(StateWriter writer) {
    this.state = writer.state();
    this.writer = writer;
  }

  void created(TableEvent.Created e) {
    state.createdAt = state.at;
    state.code = e.code();
    state.opener = e.host();
    state.host = e.host();
    state.timingSecret = e.pace();
    state.options = e.options();
    state.seats = Collections.nCopies(e.options().seats(), Seat.FREE);
  }

  void committed(TableEvent.Committed e) {
    state.secret = e.secret();
    state.seats = state.seats.stream().map(seat -> seat.withSeed("")).toList();
  }

  void seeded(TableEvent.Seeded e) {
    writer.mapSeat(e.seat(), seat -> seat.withSeed(e.seed()));
    writer.tellOwner(e.seat());
  }

  void seated(TableEvent.Seated e) {
    Seat before = state.seat(e.seat());
    boolean same = e.player().equals(before.player());
    writer.setSeat(
        e.seat(),
        same ? before.withName(e.name()) : Seat.person(e.player(), e.name(), e.program()));
    writer.tellAll(new Happening.Sat(e.seat(), e.name(), false));
  }

  void sealChosen(TableEvent.SealChosen e) {
    writer.mapSeat(e.seat(), seat -> seat.withSeal(e.seal()));
    writer.tellAll(new Happening.SealChosen(e.seat()));
  }

  void botSeated(TableEvent.BotSeated e) {
    writer.setSeat(e.seat(), Seat.bot(e.bot(), e.name()));
    writer.tellAll(new Happening.Sat(e.seat(), e.name(), true));
  }

  void left(TableEvent.Left e) {
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

  void filling(TableEvent.Filling e) {
    state.fillsAt = e.at();
    state.filler = e.bot();
  }

  void banned(TableEvent.Banned e) {
    Set<String> all = new HashSet<>(state.banned);
    all.add(e.player());
    state.banned = Set.copyOf(all);
  }

  void moved(TableEvent.Moved e) {
    state.seats =
        e.from().stream().map(from -> from < 0 ? Seat.FREE : state.seats.get(from)).toList();
    writer.tellAll(new Happening.Moved(e.from()));
  }

  void hostChanged(TableEvent.HostChanged e) {
    state.host = e.player();
    writer.tellAll(new Happening.Host(state.seatOf(state.host)));
  }

  void configured(TableEvent.Configured e) {
    state.options = e.options();
    state.seats = Seat.resized(state.seats, e.options().seats());
    state.fillsAt = null;
    writer.tellAll(new Happening.Configured());
  }

  void locked(TableEvent.Locked e) {
    state.locked = e.locked();
    writer.tellAll(new Happening.Locked(state.locked));
  }

  void wantsRematch(TableEvent.WantsRematch e) {
    writer.mapSeat(e.seat(), seat -> seat.withWantsRematch(true));
    writer.tellAll(new Happening.WantsRematch(e.seat()));
  }

  void reopened() {
    state.stage = Stage.LOBBY;
    state.seats = state.seats.stream().map(seat -> seat.withWantsRematch(false)).toList();
    writer.tellAll(new Happening.Reopened());
  }

  void closed() {
    state.stage = Stage.CLOSED;
    state.question = null;
    writer.tellAll(new Happening.Closed());
  }
}

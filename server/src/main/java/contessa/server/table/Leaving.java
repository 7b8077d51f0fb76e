package contessa.server.table;

import contessa.game.Position;
import contessa.game.Seats;
import contessa.server.wire.Refused;
import org.jspecify.annotations.Nullable;

/** Who is no longer in the game: gone for good (EC-48), or out and looking on. */
final class Leaving {

  private Leaving() {}

  /**
   * In a game that can go on without the seat it gives up; in another a bot takes its place for
   * good.
   */
  static @Nullable Refused leave(Draft draft, String player) {
    TableState state = draft.state;
    int seat = state.seatOf(player);
    if (seat < 0 || !state.playing()) {
      return Seating.stand(draft, player);
    }
    Position position = state.game().position();
    if (state.customs().canResign(position, seat)) {
      draft.resign(seat);
    }
    draft.add(new TableEvent.Left(seat, false));
    Hosting.passOn(draft, Seats.NOBODY);
    Windows.closeIfSettled(draft);
    Questions.goOn(draft);
    return null;
  }

  static @Nullable Refused haunt(Draft draft, String player) {
    int seat = draft.state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    if (!draft.state.mayHaunt(seat) || draft.state.haunts(seat)) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.Haunts(seat));
    return null;
  }
}

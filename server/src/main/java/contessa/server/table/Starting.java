package contessa.server.table;

import contessa.game.Rulebook;
import contessa.game.Seats;
import contessa.notation.GameNotation;
import contessa.notation.Refusal;
import contessa.notation.registry.Notations;
import contessa.server.wire.Command;
import contessa.server.wire.CreateTable;
import contessa.server.wire.Refused;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A table opens; a game begins: by the host's word, or because all want a rematch. */
final class Starting {

  /** The bytes of a game's secret. */
  static final int SECRET = 32;

  private static final int PACE = 16;

  private Starting() {}

  /** A table comes to be, its host on the first seat. */
  static @Nullable Refused open(
      Draft draft, String code, String player, CreateTable request, @Nullable String filler) {
    if (!Hosting.possible(request.options())) {
      return Refused.BAD_OPTIONS;
    }
    String pace = draft.around.random(PACE);
    draft.add(new TableEvent.Created(code, player, request.options(), pace));
    draft.add(new TableEvent.Committed(draft.around.random(SECRET)));
    Refused not = Seating.sit(draft, player, new Command.Sit("-", request.name(), 0));
    for (String bot : request.botKinds()) {
      not = not != null ? not : Seating.addBot(draft, player, new Command.AddBot("-", null, bot));
    }
    if (not == null && filler != null) {
      draft.add(new TableEvent.Filling(draft.now + Pace.FILL_AFTER, filler));
    }
    return not == null && request.start() ? begin(draft) : not;
  }

  static @Nullable Refused start(Draft draft, String player) {
    if (!draft.state.isHost(player)) {
      return Refused.NOT_HOST;
    }
    return draft.state.playing() ? Refused.NOT_NOW : begin(draft);
  }

  static @Nullable Refused rematch(Draft draft, String player) {
    TableState state = draft.state;
    int seat = state.seatOf(player);
    if (seat < 0) {
      return Refused.NOT_SEATED;
    }
    if (state.stage != Stage.OVER) {
      return Refused.NOT_NOW;
    }
    draft.add(new TableEvent.WantsRematch(seat));
    boolean all =
        state.seats.stream().allMatch(other -> !other.owned() || other.away() || other.again());
    return all ? begin(draft) : null;
  }

  static @Nullable Refused begin(Draft draft) {
    TableState state = draft.state;
    List<Integer> taken = TableState.list(state.taken());
    int players = taken.size();
    if (players < Hosting.FEWEST_SEATS) {
      return Refused.TOO_FEW_PLAYERS;
    }
    GameNotation notation = Objects.requireNonNull(Notations.named(state.options().game()));
    Rulebook rules;
    try {
      rules = notation.rules(state.options().rules(), players);
    } catch (Refusal e) {
      return Refused.BAD_OPTIONS;
    }
    if (taken.getLast() != players - 1) {
      List<Integer> from = new ArrayList<>(taken);
      while (from.size() < state.seats.size()) {
        from.add(Seats.NOBODY);
      }
      draft.add(new TableEvent.Moved(from));
    }
    int first = first(draft, players);
    long draws = Game.deal(rules, first, state.secret).game().draws();
    draft.add(new TableEvent.Started(players, first, draws));
    Questions.goOn(draft);
    return null;
  }

  /** The winner of the game before, or anybody. */
  private static int first(Draft draft, int players) {
    for (int seat = 0; seat < players; seat++) {
      if (draft.state.seat(seat).won()) {
        return seat;
      }
    }
    return draft.around.below(players);
  }
}

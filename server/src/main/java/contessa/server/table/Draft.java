package contessa.server.table;

import contessa.game.Move;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is about to happen at a table, tried out on a copy of its state. Nothing of it is true
 * before the journal has it.
 */
final class Draft {

  final long now;

  /** When something happened last. */
  final long before;

  final Surroundings around;
  final TableState state;
  final List<TableEvent> events = new ArrayList<>();
  final List<Shown> shown = new ArrayList<>();

  Draft(
      TableState before,
      long now,
      Surroundings around,
      @Nullable String player,
      @Nullable String command) {
    // Time at a table never runs backwards, whatever the clock on the wall does.
    this.now = Math.max(now, before.at);
    this.before = before.at;
    this.around = around;
    state = before.copy();
    state.begin(before.seq + 1, this.now, player, command);
  }

  void add(TableEvent event) {
    state.apply(event, shown::add);
    events.add(event);
  }

  /** Plays a move of the game. */
  void decide(int seat, Move move, TableEvent.By by) {
    Game game = state.game();
    long draws = game.play(seat, move).game().draws();
    add(new TableEvent.Decided(seat, game.text(move), by, draws));
  }

  /** A player gives the game up. */
  void resign(int seat) {
    add(new TableEvent.Resigned(seat, state.game().resign(seat).game().draws()));
  }

  boolean empty() {
    return events.isEmpty();
  }
}

package contessa.server.table;

import contessa.server.wire.Stage;
import java.util.Set;

/**
 * Who finds anything at a table: a seat to take, or something to see. It is asked of codes too that
 * no table has; the work is the same whatever the answer and the reason for it.
 */
public record Door(
    boolean closed, boolean hasRoom, boolean watchers, Set<String> seated, Set<String> banned) {

  /** Where there is no table. */
  public static final Door WALL = new Door(true, false, false, Set.of(), Set.of());

  static Door of(TableState state, Set<String> seated, int free) {
    return new Door(
        state.stage == Stage.CLOSED,
        state.stage == Stage.LOBBY && !state.locked && free > 0,
        state.options().watchers(),
        seated,
        state.banned);
  }

  /** Both sets are looked into, whatever the rest says. */
  public boolean isOpenTo(String player) {
    boolean sits = seated.contains(player);
    boolean sentAway = banned.contains(player);
    return !closed && !sentAway && (hasRoom || watchers || sits);
  }
}

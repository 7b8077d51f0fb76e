package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What concerns only the viewer.
 *
 * @param seat the viewer's seat; absent for spectators
 * @param muted the seats whose talk the viewer does not hear
 * @param ghost for who is out where ghosts are let in: whether all cards are seen; else absent
 */
public record You(
    @Nullable Integer seat,
    boolean host,
    StandingOrder order,
    List<Integer> muted,
    @Nullable Boolean ghost) {}

package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the table waits for, as everybody may know it. Times are the server's, in milliseconds since
 * 1970.
 *
 * @param ask the number of the question
 * @param sealed whether all these seats answer at once and unseen: a window
 * @param phase the decision's name in the game's notation
 * @param target whom the claim is aimed at, if anybody
 * @param deadline absent where nothing hurries
 * @param bankUntil how far the time bank of the seat that is aimed at, or decides alone, would
 *     reach
 * @param pending who has still to answer, not at strict tables: late in a window of Coup, always
 *     while all plan in Coup Royal
 */
public record Asking(
    int ask,
    boolean sealed,
    String phase,
    List<Integer> seats,
    @Nullable Integer target,
    long since,
    @Nullable Long deadline,
    @Nullable Long bankUntil,
    @Nullable List<Integer> pending) {}

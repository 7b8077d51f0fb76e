package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The question the table waits on, as everyone may know it. Times are the server's, in milliseconds
 * since 1970.
 *
 * @param sealed whether it is a window: all these seats answer at the same time, in secret
 * @param bankUntil when the time bank of the target, or of the only seat asked, would run out
 * @param pending the seats that have yet to answer: late in a window of Coup, always while players
 *     plan in Coup Royal, never at strict tables
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

package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that one viewer may know of a table now.
 *
 * @param code the spoken code
 * @param game which game of the series, from 1; 0 before the first
 * @param rules the rules in force, in plain words
 * @param view the game as this viewer may see it; absent before the first one
 * @param asking what the table waits for
 * @param decision what the viewer may answer now
 * @param commitment the hash of the secret from which this game's (or the next one's) chance comes
 * @param secret that secret, once the game is over and if the table reveals it
 * @param winners the seats that won, once the game is over
 * @param fillsAt when bots take the free seats and the game begins, at a table of quick match
 */
public record TableView(
    String table,
    String code,
    Stage stage,
    int game,
    boolean locked,
    TableOptions options,
    List<RuleLine> rules,
    List<SeatView> seats,
    You you,
    @Nullable GameJson view,
    @Nullable Asking asking,
    @Nullable Decision decision,
    String commitment,
    @Nullable String secret,
    @Nullable List<Integer> winners,
    @Nullable Long fillsAt) {}

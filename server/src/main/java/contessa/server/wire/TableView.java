package contessa.server.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that one viewer may know of a table now.
 *
 * @param code the code to say aloud
 * @param game its number in the series, from 1; 0 before the first game
 * @param rules the rules in force, as lines of text
 * @param view the game as this viewer may see it; absent before the first game
 * @param asking the question the table waits on
 * @param decision the question the viewer can answer now
 * @param commitment the hash of the secret behind this game's (or the next game's) random draws
 * @param secret that secret, once the game is over, if the table reveals it
 * @param winners the seats that won, once the game is over
 * @param speed how many times as fast as usual scenes are told, if not once
 * @param fillsAt when bots take the free seats and the game starts, at a quick-match table
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
    @Nullable Integer speed,
    @Nullable Long fillsAt) {}

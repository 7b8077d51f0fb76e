package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all viewers of a table see of it. Nothing here depends on who looks.
 *
 * @param game its number in the series, from 1; 0 before the first game
 * @param commitment the hash of the secret behind this game's (or the next game's) random draws
 * @param secret that secret, once the game is over, if the table reveals it
 * @param speed how many times as fast as usual scenes are told, if not once
 * @param fillsAt when bots take the free seats and the game starts, at a quick-match table
 * @param calls how well the lie detector worked, once all cards are shown, the best first
 */
public record PublicView(
    String table,
    String code,
    Stage stage,
    int game,
    boolean locked,
    TableOptions options,
    List<RuleLine> rules,
    List<SeatView> seats,
    @Nullable Asking asking,
    String commitment,
    @Nullable String secret,
    @Nullable List<Integer> winners,
    @Nullable Integer speed,
    @Nullable Long fillsAt,
    @Nullable List<CallScore> calls) {}

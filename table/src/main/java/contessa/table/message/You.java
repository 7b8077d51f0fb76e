package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a view that concerns only the viewer.
 *
 * @param seedFor the commitment of the next deal, while this player may send a seed for it
 * @param ghost for an eliminated player where the table allows ghosts: whether all cards are shown
 * @param hurry for an eliminated player when only bots play on: whether they have asked to see the
 *     result immediately
 * @param call for somebody who does not play: whether they have called the open claim a bluff
 * @param calls how many of their calls were right, once all cards are shown
 */
public record You(
    @Nullable Integer seat,
    boolean host,
    StandingOrder order,
    List<Integer> muted,
    @Nullable String seedFor,
    @Nullable Boolean ghost,
    @Nullable Boolean hurry,
    @Nullable Boolean call,
    @Nullable CallScore calls) {}

/** Finished games: their history, replays, analyses and statistics. */
@NullMarked
package contessa.server.host.games;

import org.jspecify.annotations.NullMarked;

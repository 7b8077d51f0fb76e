package contessa.notation.record;

import org.jspecify.annotations.Nullable;

/**
 * The end of a game.
 *
 * @param winners a set of seats
 * @param state the {@linkplain ShortHash#ofState hash} at the end; null unless the record has all
 *     cards, because hidden cards could be guessed from it
 * @param secret the secret of the deal in hexadecimal, if it was revealed
 */
public record RecordEnd(
    int winners, boolean stopped, @Nullable String state, @Nullable String secret) {}

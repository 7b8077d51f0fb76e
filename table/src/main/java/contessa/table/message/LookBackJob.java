package contessa.table.message;

import org.jspecify.annotations.Nullable;

/**
 * A look back, computed in the background.
 *
 * @param ahead how many others come first
 * @param done progress in games, of {@code of}
 */
public record LookBackJob(
    Job.State state,
    @Nullable Integer ahead,
    @Nullable Integer done,
    @Nullable Integer of,
    @Nullable LookBack result) {}

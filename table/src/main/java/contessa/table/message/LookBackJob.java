package contessa.table.message;

import org.jspecify.annotations.Nullable;

/** A look back, computed in the background. */
public record LookBackJob(
    Job.State state,
    @Nullable Integer ahead,
    @Nullable Integer done,
    @Nullable Integer of,
    @Nullable LookBack result) {}

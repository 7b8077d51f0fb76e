package contessa.table.state;

import org.jspecify.annotations.Nullable;

/**
 * One row: all events caused by one command, or by the clock at one moment.
 *
 * @param seq from 1, without gaps
 * @param command the id of the command, unique at its table; null for the clock
 * @param at milliseconds since 1970
 * @param last whether it closes the table
 */
public record JournalRow(
    String table, long seq, @Nullable String command, long at, boolean last, String payload)
    implements JournalRowWith {}

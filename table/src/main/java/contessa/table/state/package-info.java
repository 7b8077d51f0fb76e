/**
 * What is true at a table. {@link contessa.table.state.TableEvent Events} are the only cause of
 * change, {@link contessa.table.state.Fold} is the only writer, and only this package can reach
 * what it writes. Every other package reads, or adds events through a {@link
 * contessa.table.state.Transaction}.
 */
@JsonCodec(name = "EventJson", writes = TableEvent.class, reads = JournalEntry.class)
package contessa.table.state;

import contessa.notation.json.JsonCodec;

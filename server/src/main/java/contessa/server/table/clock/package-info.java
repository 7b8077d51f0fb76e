/** What time causes at a table, and when to look again. */
@NullMarked
package contessa.server.table.clock;

import org.jspecify.annotations.NullMarked;

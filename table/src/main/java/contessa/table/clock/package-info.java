/** What time causes at a table, and when to look again. */
@NullMarked
package contessa.table.clock;

import org.jspecify.annotations.NullMarked;

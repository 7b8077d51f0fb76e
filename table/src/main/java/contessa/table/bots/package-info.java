/** The bots at a table, who know only what their seat heard. */
@NullMarked
package contessa.table.bots;

import org.jspecify.annotations.NullMarked;

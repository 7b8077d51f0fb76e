/** The bots at a table: they think outside its lock, and know only what their seat heard. */
@NullMarked
package contessa.table.bots;

import org.jspecify.annotations.NullMarked;

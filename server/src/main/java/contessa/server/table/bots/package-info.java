/** The bots at a table: they think outside its lock, and know only what their seat heard. */
@NullMarked
package contessa.server.table.bots;

import org.jspecify.annotations.NullMarked;

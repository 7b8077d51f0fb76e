/**
 * One table: what happens at it, as events; its state, folded from them; and one class for each
 * thing that people or the clock can do.
 */
@NullMarked
package contessa.server.table;

import org.jspecify.annotations.NullMarked;

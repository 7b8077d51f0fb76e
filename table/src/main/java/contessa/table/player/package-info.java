/** Player ids and display names. */
@NullMarked
package contessa.table.player;

import org.jspecify.annotations.NullMarked;

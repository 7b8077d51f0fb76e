/** Recorded games as flat tables for statistics. */
@NullMarked
package contessa.notation.record.rows;

import org.jspecify.annotations.NullMarked;

/** Records as JSON lines, each chained to the one before by a hash. */
@NullMarked
package contessa.notation.record.json;

import org.jspecify.annotations.NullMarked;

/** Records as a text for people, with signs that belong to no language. */
@NullMarked
package contessa.notation.record.text;

import org.jspecify.annotations.NullMarked;

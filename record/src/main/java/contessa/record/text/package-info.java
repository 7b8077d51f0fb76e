/** Records as a text for people, with signs that belong to no language. */
@NullMarked
package contessa.record.text;

import org.jspecify.annotations.NullMarked;

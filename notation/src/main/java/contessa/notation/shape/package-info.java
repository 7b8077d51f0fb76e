/**
 * Annotations for records that declare JSON: fields that are omitted, and counts of hidden cards.
 */
@NullMarked
package contessa.notation.shape;

import org.jspecify.annotations.NullMarked;

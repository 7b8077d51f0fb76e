/** Checks that the cards of a game follow from what was fixed before it. See docs/fair-deal.md. */
@NullMarked
package contessa.notation.record.fair;

import org.jspecify.annotations.NullMarked;

/**
 * A game as a record: rules, players, every move and every draw, so that it can be played again
 * exactly. The written forms are in {@code json} and {@code text}; docs/notation.md specifies both.
 */
@NullMarked
package contessa.notation.record;

import org.jspecify.annotations.NullMarked;

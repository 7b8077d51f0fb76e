/**
 * A game as a record: rules, players, every move and every draw, so that it can be played again
 * exactly. docs/notation.md specifies its written forms; the text is in {@code text}.
 */
package contessa.notation.record;

/**
 * Writes and reads both games as text and JSON: one {@link contessa.notation.GameNotation} per
 * game, and the parts that they share.
 */
package contessa.notation;

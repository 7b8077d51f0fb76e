/**
 * The engine protocol, one JSON object per line in each direction, and the lines between a referee
 * and programs that play.
 */
package contessa.notation.protocol;

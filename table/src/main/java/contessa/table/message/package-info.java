/**
 * The records of the protocol: commands from players and messages to viewers. Nothing here refers
 * to a table, so a message cannot lead to anything hidden.
 */
@NullMarked
package contessa.table.message;

import org.jspecify.annotations.NullMarked;

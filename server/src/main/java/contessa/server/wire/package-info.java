/**
 * The records of the wire protocol: commands from players and messages to viewers. Nothing here
 * refers to a table, so a message cannot lead to anything hidden.
 */
@NullMarked
package contessa.server.wire;

import org.jspecify.annotations.NullMarked;

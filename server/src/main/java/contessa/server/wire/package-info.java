/**
 * What goes over the wire, as data: commands from players, messages to viewers, and what they hold.
 * Nothing here knows a table, so nothing hidden can be reached from a message.
 */
@NullMarked
package contessa.server.wire;

import org.jspecify.annotations.NullMarked;

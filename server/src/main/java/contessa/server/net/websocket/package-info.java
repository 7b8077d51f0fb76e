/** WebSockets of players, and the outboxes in front of clients that read slowly. */
@NullMarked
package contessa.server.net.websocket;

import org.jspecify.annotations.NullMarked;

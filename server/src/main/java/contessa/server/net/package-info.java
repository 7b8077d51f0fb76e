/** What carries messages to people and programs: HTTP, WebSocket, lines of JSON. */
@NullMarked
package contessa.server.net;

import org.jspecify.annotations.NullMarked;

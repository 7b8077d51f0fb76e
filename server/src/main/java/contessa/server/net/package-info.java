/**
 * HTTP, WebSockets and message streams for people and programs; it calls only {@code host} and its
 * neighbours.
 */
@NullMarked
package contessa.server.net;

import org.jspecify.annotations.NullMarked;

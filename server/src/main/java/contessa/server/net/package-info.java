/**
 * HTTP, WebSockets and message streams for people and programs. It calls {@code host}, and the
 * stores next to it: {@code journal}, {@code rating} and {@code push}.
 */
@NullMarked
package contessa.server.net;

import org.jspecify.annotations.NullMarked;

/** Connections, requests and answers: who asks, from where, and whether they may. */
@NullMarked
package contessa.server.net.http;

import org.jspecify.annotations.NullMarked;

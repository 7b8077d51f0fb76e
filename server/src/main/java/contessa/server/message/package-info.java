/** The records of the HTTP API that are not about one table: sessions, lists, ratings, push. */
@NullMarked
package contessa.server.message;

import org.jspecify.annotations.NullMarked;

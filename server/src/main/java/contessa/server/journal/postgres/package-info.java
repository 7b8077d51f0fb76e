/** The journal in a PostgreSQL database, and the move to it from a file. */
@NullMarked
package contessa.server.journal.postgres;

import org.jspecify.annotations.NullMarked;

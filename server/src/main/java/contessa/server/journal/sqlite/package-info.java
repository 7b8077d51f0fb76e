/** The journal in one file of SQLite: opening, upgrading, checkpoints of the WAL, backups. */
@NullMarked
package contessa.server.journal.sqlite;

import org.jspecify.annotations.NullMarked;

/**
 * What players can do at a table: {@link contessa.server.table.command.CommandHandler} turns a
 * command into events of a transaction, or a reason why not.
 */
@NullMarked
package contessa.server.table.command;

import org.jspecify.annotations.NullMarked;

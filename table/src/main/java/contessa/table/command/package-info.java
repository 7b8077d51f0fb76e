/**
 * What players can do at a table: {@link contessa.table.command.CommandHandler} turns a command
 * into events of a transaction, or a reason why not.
 */
package contessa.table.command;

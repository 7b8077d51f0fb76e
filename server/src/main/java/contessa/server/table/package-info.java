/**
 * The owner of one table: {@link contessa.server.table.LiveTable} runs commands and the clock
 * through transactions, one at a time, writes them to the journal and tells viewers.
 */
package contessa.server.table;

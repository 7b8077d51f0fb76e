/**
 * One table in memory. {@link contessa.server.table.LiveTable} runs commands and the clock through
 * transactions, writes them to the journal and tells viewers. The packages below it, from the
 * bottom: {@code game} (the games as the server plays them), {@code state} (what is true, and the
 * only package that can change it), {@code play} (questions and windows), {@code command} (what
 * players do), {@code clock} (what time does), {@code view} (what viewers may be told) and {@code
 * bots}.
 */
@NullMarked
package contessa.server.table;

import org.jspecify.annotations.NullMarked;

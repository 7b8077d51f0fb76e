/**
 * A table of people and bots. From the bottom: {@code message} (commands from players and messages
 * to viewers), {@code player} (ids and names), {@code game} (the games as a table plays them),
 * {@code state} (what is true, and the only package that can change it), {@code play} (questions
 * and windows), {@code command} (what players do), {@code clock} (what time does), {@code view}
 * (what viewers may be told) and {@code bots}. {@link contessa.table.TableCore} is all of it behind
 * ports for its log, clock and viewers.
 */
package contessa.table;

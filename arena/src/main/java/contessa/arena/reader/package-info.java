/**
 * Reads a game from the lines of a referee: turns them back into the events and views of the rules.
 * The events of a seat say everything it may know, so nothing else is needed.
 */
package contessa.arena.reader;

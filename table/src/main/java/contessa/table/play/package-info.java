/**
 * How a game proceeds at a table: which question is open, when a sealed window closes, what happens
 * when time runs out, and when a stand-in takes over.
 */
package contessa.table.play;

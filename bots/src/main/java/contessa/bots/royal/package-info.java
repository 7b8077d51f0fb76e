/**
 * Bots for Coup Royal. All of them judge a table by its {@link contessa.bots.royal.WinChances};
 * they differ in the plans they expect from the others.
 */
package contessa.bots.royal;

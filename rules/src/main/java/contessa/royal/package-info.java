/**
 * Coup Royal: two to five bosses send thieves and snitches to the same locations in secret (rules
 * R-CR-01 to R-CR-53). {@link contessa.royal.RoyalTable} is a game under way and names the chapters
 * of its rules; {@link contessa.royal.RoyalRules} holds what the players agreed on.
 */
package contessa.royal;

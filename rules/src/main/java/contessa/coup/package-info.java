/**
 * Coup in all its editions. {@link contessa.coup.CoupTable} is a game under way and names the
 * chapters of its rules; {@link contessa.coup.CoupRules} holds what the players agreed on.
 */
package contessa.coup;

/**
 * Describes events, questions and rules in the player's language. Nothing here depends on how the
 * text is shown.
 */
package contessa.cli.play.words;

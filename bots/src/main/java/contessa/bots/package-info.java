/**
 * Bots: each is told only what its seat may know, and answers with a mixture over its legal moves.
 */
package contessa.bots;

/**
 * Scripted opponents for evaluation. No bot is trained or tuned against them, so they stand for
 * strangers; keep them out of every training field.
 */
package contessa.arena.style;

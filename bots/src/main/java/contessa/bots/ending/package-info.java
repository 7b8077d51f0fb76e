/**
 * Exact solutions of short two-player endings of Coup: one influence each, nobody can exchange.
 *
 * <p>{@link contessa.bots.ending.EndingTree} unfolds an ending on the real kernel, {@link
 * contessa.bots.ending.EndingSolver} solves it, and {@link contessa.bots.ending.EndingSolution}
 * says what is proven.
 */
package contessa.bots.ending;

/**
 * A server's tables, their clients, the network between them, the clock and the disk, all on one
 * thread and in virtual time. One seed decides everything: who plays what, what is lost, delayed or
 * doubled, and when the server is killed. The tables are the server's own; only what is around them
 * is simulated.
 */
@NullMarked
package contessa.soak.sim;

import org.jspecify.annotations.NullMarked;

/**
 * A cluster of real nodes, each a process, with a real database: killed, frozen, drained, and cut
 * off from each other.
 */
@NullMarked
package contessa.soak.cluster;

import org.jspecify.annotations.NullMarked;

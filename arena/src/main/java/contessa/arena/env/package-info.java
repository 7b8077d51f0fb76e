/**
 * The games as an environment for learning, driven by another process: many games side by side in
 * shared memory, and single positions as nodes of a tree. The package {@code contessa} in Python is
 * the other side.
 */
package contessa.arena.env;

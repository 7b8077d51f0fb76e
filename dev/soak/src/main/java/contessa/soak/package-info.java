/** Long tests of the server, and the commands that run them. */
@NullMarked
package contessa.soak;

import org.jspecify.annotations.NullMarked;

/** Tables on a real disk, in a process that is killed again and again. */
@NullMarked
package contessa.soak.kill;

import org.jspecify.annotations.NullMarked;

/** Files that are written from the Java code. */
@NullMarked
package contessa.dev.generate;

import org.jspecify.annotations.NullMarked;

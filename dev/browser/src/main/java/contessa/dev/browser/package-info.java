/** Compiles Java for browsers with TeaVM. */
@NullMarked
package contessa.dev.browser;

import org.jspecify.annotations.NullMarked;

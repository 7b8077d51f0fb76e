/** The engine's borders in JavaScript. */
@NullMarked
package contessa.pocket.browser;

import org.jspecify.annotations.NullMarked;

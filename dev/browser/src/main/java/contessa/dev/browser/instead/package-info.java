/** What browsers need in place of other code, by the names of what it takes the place of. */
@NullMarked
package contessa.dev.browser.instead;

import org.jspecify.annotations.NullMarked;

@NullMarked
package contessa.dev.browser.instead.contessa.notation.royal;

import org.jspecify.annotations.NullMarked;

@NullMarked
package contessa.dev.browser.instead.java.util;

import org.jspecify.annotations.NullMarked;

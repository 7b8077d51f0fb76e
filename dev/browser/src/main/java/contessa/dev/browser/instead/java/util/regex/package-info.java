@NullMarked
package contessa.dev.browser.instead.java.util.regex;

import org.jspecify.annotations.NullMarked;

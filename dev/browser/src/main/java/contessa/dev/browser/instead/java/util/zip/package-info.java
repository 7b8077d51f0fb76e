@NullMarked
package contessa.dev.browser.instead.java.util.zip;

import org.jspecify.annotations.NullMarked;

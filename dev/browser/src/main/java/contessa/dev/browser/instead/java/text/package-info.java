@NullMarked
package contessa.dev.browser.instead.java.text;

import org.jspecify.annotations.NullMarked;

@NullMarked
package contessa.dev.browser.instead.java.time;

import org.jspecify.annotations.NullMarked;

@NullMarked
package contessa.dev.browser.instead.java.time.chrono;

import org.jspecify.annotations.NullMarked;

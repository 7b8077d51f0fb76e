@NullMarked
package contessa.dev.browser.instead.contessa.table.player;

import org.jspecify.annotations.NullMarked;

/**
 * Calls players who look at no page, through the push service of their browser; and keeps who wants
 * that.
 */
@NullMarked
package contessa.server.push;

import org.jspecify.annotations.NullMarked;

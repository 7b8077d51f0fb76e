/** How strong somebody is believed to be, by the games they won and lost. */
@NullMarked
package contessa.bots.rating;

import org.jspecify.annotations.NullMarked;

/** How the characters play Coup: like people, from beginners to masters. */
@NullMarked
package contessa.bots.court;

import org.jspecify.annotations.NullMarked;

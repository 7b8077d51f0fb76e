/** What random games of Coup Royal are checked for. */
@NullMarked
package contessa.testkit.royal;

import org.jspecify.annotations.NullMarked;

/** Makes a release: archives to install, the list of what is in them, and the notices. */
@NullMarked
package contessa.dist;

import org.jspecify.annotations.NullMarked;

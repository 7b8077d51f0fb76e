/** A bot or program of this machine at the table of a server. */
@NullMarked
package contessa.cli.sit;

import org.jspecify.annotations.NullMarked;

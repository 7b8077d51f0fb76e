/** What has happened, on disk: the one truth from which every table is folded. */
@NullMarked
package contessa.server.journal;

import org.jspecify.annotations.NullMarked;

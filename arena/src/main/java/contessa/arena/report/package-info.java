/** Results for people and programs: as text, as JSON, as a page. */
@NullMarked
package contessa.arena.report;

import org.jspecify.annotations.NullMarked;

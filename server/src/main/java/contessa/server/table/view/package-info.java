/**
 * What viewers may be told. {@link contessa.server.table.view.ViewerMessages} is the only way from
 * a table to a message; the rest is who is listening, and what the lobby, replays and push
 * notifications may show.
 */
@NullMarked
package contessa.server.table.view;

import org.jspecify.annotations.NullMarked;

/** What the operator says and decides about the site: name, pages, announcements, switches. */
@NullMarked
package contessa.server.host.site;

import org.jspecify.annotations.NullMarked;

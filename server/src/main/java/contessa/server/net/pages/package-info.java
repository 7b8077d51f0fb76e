/** The web client's files, and the previews of links. */
@NullMarked
package contessa.server.net.pages;

import org.jspecify.annotations.NullMarked;

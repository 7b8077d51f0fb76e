/**
 * Push notifications through the browsers' push services (Web Push), and the subscriptions to them.
 */
@NullMarked
package contessa.server.push;

import org.jspecify.annotations.NullMarked;

/**
 * Push notifications through the browsers' push services (Web Push), and the subscriptions to them.
 */
package contessa.server.push;

/**
 * The server without a network: tables, records and analyses for the people at one device. It has
 * no thread, clock or chance of its own, so a browser can run it.
 */
package contessa.pocket;

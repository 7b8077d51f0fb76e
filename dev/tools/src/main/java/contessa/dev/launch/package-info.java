/**
 * What the launcher runs from source, before anything is built. It knows the JDK and its own
 * package alone.
 */
package contessa.dev.launch;

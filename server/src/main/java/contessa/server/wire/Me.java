package contessa.server.wire;

/**
 * Who a session is.
 *
 * @param player an id that is the same at every table; not a secret, but shown to nobody else
 * @param name the last name used, or a suggestion
 */
public record Me(String player, String name) {}

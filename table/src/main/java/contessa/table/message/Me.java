package contessa.table.message;

/**
 * The player of a session.
 *
 * @param player an id, the same at every table; not secret, but not shown to others
 * @param name the name used last, or a suggestion
 */
public record Me(String player, String name) {}

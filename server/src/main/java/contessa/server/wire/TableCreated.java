package contessa.server.wire;

/**
 * A new table.
 *
 * @param table 128 random bits, for links
 * @param code 8 characters, to be spoken
 */
public record TableCreated(String table, String code) {}

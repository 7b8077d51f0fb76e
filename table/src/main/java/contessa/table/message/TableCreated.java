package contessa.table.message;

/**
 * A new table.
 *
 * @param table 128 random bits, for links
 * @param code 8 characters to say aloud
 */
public record TableCreated(String table, String code) {}

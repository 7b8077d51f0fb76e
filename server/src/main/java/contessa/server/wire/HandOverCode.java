package contessa.server.wire;

/**
 * What gives another browser the same session: once, and for two minutes.
 *
 * @param code 128 random bits
 */
public record HandOverCode(String code) {}

package contessa.server.message;

/**
 * A code that lets another browser continue as the same player, once and within two minutes.
 *
 * @param code 128 random bits
 */
public record HandOverCode(String code) {}

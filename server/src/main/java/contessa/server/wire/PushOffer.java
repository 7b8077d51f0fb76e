package contessa.server.wire;

/**
 * That the server can call browsers.
 *
 * @param key the server's own, which a browser asks for: a point of the curve P-256, uncompressed,
 *     in URL-safe base 64
 */
public record PushOffer(String key) {}

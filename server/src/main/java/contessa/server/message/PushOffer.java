package contessa.server.message;

/**
 * The server's offer of push notifications.
 *
 * @param key the server's public key, which a browser needs to subscribe: an uncompressed point of
 *     P-256 in URL-safe base64
 */
public record PushOffer(String key) {}

package contessa.server.message;

/** Ends the push subscription of a browser. */
public record PushOff(String endpoint) {}

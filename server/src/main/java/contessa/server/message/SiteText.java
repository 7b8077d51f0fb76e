package contessa.server.message;

/** A page that the operator has written, as it was written. */
public record SiteText(String text) {}

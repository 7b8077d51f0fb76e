package contessa.server.wire;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;

/** A view or an event of a game as its notation writes it, for one reader. */
public record GameJson(@JsonValue @JsonRawValue String json) {}

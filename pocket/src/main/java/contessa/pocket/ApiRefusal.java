package contessa.pocket;

import module java.base;

import contessa.table.message.WireJson;
import org.jspecify.annotations.Nullable;

/** A request is refused, with the status and error code of a server. */
final class ApiRefusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final @Nullable String field;

  ApiRefusal(int status, String code) {
    this(status, code, null);
  }

  private ApiRefusal(int status, String code, @Nullable String field) {
    super(code, null, false, false);
    this.status = status;
    this.field = field;
  }

  static ApiRefusal badRequest() {
    return badField(null);
  }

  /** This field of the query or the body means nothing. */
  static ApiRefusal badField(@Nullable String field) {
    return new ApiRefusal(400, "bad-request", field);
  }

  String answer() {
    Map<String, Object> said = new LinkedHashMap<>();
    said.put("error", String.valueOf(getMessage()));
    if (field != null) {
      said.put("field", field);
    }
    return status + " " + WireJson.write(said);
  }
}

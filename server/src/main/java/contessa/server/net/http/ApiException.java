package contessa.server.net.http;

import contessa.notation.json.JsonProblem;
import contessa.notation.json.Words;
import contessa.table.message.Refused;
import contessa.table.message.WireJson;
import io.netty.handler.codec.http.HttpResponseStatus;
import org.jspecify.annotations.Nullable;

/** A request that is refused, with its status and error code. */
public final class ApiException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient HttpResponseStatus status;
  private final String code;
  private final @Nullable String field;

  /**
   * Refuses a request.
   *
   * @param code for programs, in kebab case
   */
  public ApiException(HttpResponseStatus status, String code) {
    this(status, code, null);
  }

  private ApiException(HttpResponseStatus status, String code, @Nullable String field) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
    this.field = field;
  }

  public static ApiException notFound(String code) {
    return new ApiException(HttpResponseStatus.NOT_FOUND, code);
  }

  public static ApiException forbidden(String code) {
    return new ApiException(HttpResponseStatus.FORBIDDEN, code);
  }

  /** What the request asks for does not fit what is there. */
  public static ApiException conflict(String code) {
    return new ApiException(HttpResponseStatus.CONFLICT, code);
  }

  public static ApiException conflict(Refused why) {
    return conflict(Words.kebab(why));
  }

  public static ApiException noSession() {
    return new ApiException(HttpResponseStatus.UNAUTHORIZED, "no-session");
  }

  public static ApiException busy() {
    return new ApiException(HttpResponseStatus.SERVICE_UNAVAILABLE, "busy");
  }

  public static ApiException tooMany() {
    return new ApiException(HttpResponseStatus.TOO_MANY_REQUESTS, "too-many");
  }

  public static ApiException badRequest() {
    return new ApiException(HttpResponseStatus.BAD_REQUEST, "bad-request");
  }

  /** This field of the query means nothing. */
  public static ApiException badField(String field) {
    return new ApiException(HttpResponseStatus.BAD_REQUEST, "bad-request", field);
  }

  /** The body is not the record that the route wants; names the first field that is wrong. */
  static ApiException badField(JsonProblem mistake) {
    return new ApiException(
        HttpResponseStatus.BAD_REQUEST, "bad-request", WireJson.wrongField(mistake));
  }

  /** The field that was wrong, if that is known. */
  @Nullable String field() {
    return field;
  }

  HttpResponseStatus status() {
    return status;
  }

  String code() {
    return code;
  }
}

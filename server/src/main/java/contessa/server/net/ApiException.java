package contessa.server.net;

import io.helidon.http.Status;

/** A request that is refused, with its status and error code. */
final class ApiException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Status status;
  private final String code;

  /**
   * Refuses a request.
   *
   * @param code for programs, in kebab case
   */
  ApiException(Status status, String code) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
  }

  static ApiException tooMany() {
    return new ApiException(Status.TOO_MANY_REQUESTS_429, "too-many");
  }

  static ApiException badRequest() {
    return new ApiException(Status.BAD_REQUEST_400, "bad-request");
  }

  Status status() {
    return status;
  }

  String code() {
    return code;
  }
}

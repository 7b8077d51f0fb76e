package contessa.notation.json;

/** A text is not the JSON that was expected. */
public final class JsonProblem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;
  private final String path;

  JsonProblem(String message, int column, String path) {
    super(message);
    this.column = column;
    this.path = path;
  }

  JsonProblem(String message) {
    this(message, 0, "");
  }

  JsonProblem in(String field) {
    return new JsonProblem(
        String.valueOf(getMessage()),
        column,
        path.isEmpty() ? field : String.join(".", field, path));
  }

  /** Where it is not JSON, counted from 1; otherwise 0. */
  public int column() {
    return column;
  }

  /** The names of the fields that lead to the problem, with dots; may be empty. */
  public String path() {
    return path;
  }
}

package contessa.notation.record;

import contessa.notation.Fields;

/**
 * The first thing that is wrong with a record: where it is, and what was expected there. Lines and
 * columns are counted from 1; 0 means that the place is not known yet.
 */
public final class RecordProblem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final String what;

  public RecordProblem(int line, int column, String what) {
    // It is about the file and not about this program, so it needs no stack trace.
    super(
        line == 0 ? what : "line " + line + ", column " + column + ": " + what, null, false, false);
    this.line = line;
    this.column = column;
    this.what = what;
  }

  public RecordProblem(String what) {
    this(0, 0, what);
  }

  /** Where a text that begins in this line is not as it should be. */
  public static RecordProblem difference(int firstLine, String found, String expected) {
    int at = 0;
    while (at < found.length()
        && at < expected.length()
        && found.charAt(at) == expected.charAt(at)) {
      at++;
    }
    String before = found.substring(0, at);
    String rest = expected.substring(at).split("\n", 2)[0];
    return new RecordProblem(
        firstLine + (int) before.chars().filter(c -> c == '\n').count(),
        at - before.lastIndexOf('\n'),
        rest.isEmpty() ? "expected the end of the line" : "expected " + Fields.quote(rest));
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  public String what() {
    return what;
  }

  /** The same problem with its place, unless it has one already. */
  public RecordProblem at(ReadRecord.Place place) {
    return line > 0 ? this : new RecordProblem(place.line(), place.column(), what);
  }
}

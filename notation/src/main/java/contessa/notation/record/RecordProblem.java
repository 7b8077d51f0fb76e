package contessa.notation.record;

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

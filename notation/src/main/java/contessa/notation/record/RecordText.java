package contessa.notation.record;

/** Texts from outside as a record keeps them. */
public final class RecordText {

  private RecordText() {}

  /** The text on one line: runs of white space and control characters become one space. */
  public static String line(String text) {
    return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
  }
}

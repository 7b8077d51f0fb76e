package contessa.notation.record.text;

import module java.base;

import contessa.notation.record.JsonLinesReader;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;

/** Files of records, in either form: JSON lines start with a brace, texts with a bracket. */
public final class RecordFiles {

  private RecordFiles() {}

  /** All records of a file; a {@link RecordProblem} names the first thing that is wrong. */
  public static List<ReadRecord> read(byte[] file) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(file)).toString();
    } catch (CharacterCodingException e) {
      throw new RecordProblem(1, 1, "expected UTF-8");
    }
    return text.startsWith("{") ? JsonLinesReader.read(text) : TextRecordReader.read(text);
  }

  /**
   * The same, but a text must also be exactly as {@link TextRecordWriter} writes it, so that any
   * changed byte is found. JSON lines always are.
   */
  public static List<ReadRecord> readExactly(byte[] file) {
    List<ReadRecord> records = read(file);
    String text = new String(file, StandardCharsets.UTF_8);
    if (text.startsWith("{")) {
      return records;
    }
    StringBuilder expected = new StringBuilder();
    for (ReadRecord record : records) {
      expected.append(expected.isEmpty() ? "" : "\n").append(TextRecordWriter.write(record.game()));
    }
    String found = text.endsWith("\n\n") ? text.substring(0, text.length() - 1) : text;
    if (!found.contentEquals(expected)) {
      throw RecordProblem.difference(1, found, expected.toString());
    }
    return records;
  }
}

package contessa.table.view;

import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.RecordFiles;

/** A record from outside, as a request brings it. It is read later, since that takes long. */
@SuppressWarnings("ArrayRecordComponent") // they are never compared
public record UploadedRecord(byte[] file, int mostSteps) {

  /** A long game of ten with all its mixtures fits. */
  public static final int LONGEST = 512 * 1_024;

  /** A longer file is read to its end up to this, so that its sender hears why it is refused. */
  public static final long LONGEST_READ = 4L * LONGEST;

  /** To look at; a very long game fits. */
  public static final int MOST_STEPS = 4_000;

  /** To judge, which takes long; a very long ten-player game fits. */
  public static final int MOST_JUDGED_STEPS = 1_500;

  public String id() {
    return ShortHash.of(file);
  }

  /**
   * Reads the first game of the file.
   *
   * @throws RecordProblem if it is no record of a legal game, or too long
   */
  public ReadRecord read() {
    ReadRecord record = RecordFiles.read(file).getFirst();
    if (record.game().steps().size() > mostSteps) {
      throw new RecordProblem(1, 1, "expected at most " + mostSteps + " steps");
    }
    return record;
  }
}

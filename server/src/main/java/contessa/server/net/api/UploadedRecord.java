package contessa.server.net.api;

import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.ShortHash;
import contessa.notation.record.text.RecordFiles;
import contessa.server.net.http.ApiRequest;
import java.io.IOException;

/** A record from outside, as a request brings it. It is read later, since that takes long. */
public final class UploadedRecord {

  /** A long game of ten with all its mixtures fits. */
  private static final int LONGEST = 512 * 1_024;

  /** A longer file is read to its end up to this, so that its sender hears why it is refused. */
  public static final long LONGEST_READ = 4L * LONGEST;

  private final byte[] file;
  private final int mostSteps;

  private UploadedRecord(byte[] file, int mostSteps) {
    this.file = file;
    this.mostSteps = mostSteps;
  }

  /** Receives the file. */
  static UploadedRecord of(ApiRequest request, int mostSteps) throws IOException {
    return new UploadedRecord(request.bytes(LONGEST, true), mostSteps);
  }

  /** The same for the same file. */
  String id() {
    return ShortHash.of(file);
  }

  /**
   * Reads the first game of the file.
   *
   * @throws RecordProblem if it is no record of a legal game, or too long
   */
  ReadRecord read() {
    ReadRecord record = RecordFiles.read(file).getFirst();
    if (record.game().steps().size() > mostSteps) {
      throw new RecordProblem(1, 1, "expected at most " + mostSteps + " steps");
    }
    return record;
  }
}

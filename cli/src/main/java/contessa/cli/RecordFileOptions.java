package contessa.cli;

import module java.base;

import contessa.arena.UserMistake;
import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordProblem;
import contessa.notation.record.text.RecordFiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The file of records that a command is about. */
final class RecordFileOptions {

  private static final long MOST_BYTES = 1L << 30;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A file of records, as JSON lines or as text.")
  private Path file;

  byte[] bytes() {
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new UserMistake(file + " is too large");
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw cannot("read", file, e);
    }
  }

  /**
   * All records of the file.
   *
   * @throws RecordProblem at the first thing that is wrong
   */
  List<ReadRecord> records() {
    return RecordFiles.read(bytes());
  }

  /**
   * One record of the file.
   *
   * @param game its number, from 1
   * @throws RecordProblem at the first thing that is wrong
   */
  ReadRecord record(int game) {
    List<ReadRecord> records = records();
    if (game < 1 || game > records.size()) {
      throw new UserMistake("--game must be from 1 to " + records.size());
    }
    return records.get(game - 1);
  }

  int report(RecordProblem problem) {
    spec.commandLine().getErr().println(file + ": " + problem.getMessage());
    return CommandLine.ExitCode.SOFTWARE;
  }

  static UserMistake cannot(String verb, @Nullable Path file, IOException e) {
    return new UserMistake("cannot " + verb + " " + file + ": " + e.getClass().getSimpleName(), e);
  }
}

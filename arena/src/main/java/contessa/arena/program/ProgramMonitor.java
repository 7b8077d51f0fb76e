package contessa.arena.program;

import module java.base;

import contessa.arena.ContestFailure;
import org.jspecify.annotations.Nullable;

/**
 * Tells what is wrong with programs while they play: the first few faults of each, as they happen.
 * It can also end the contest at the first one, and keep every line in files.
 */
public final class ProgramMonitor {

  private static final int MOST_TOLD = 3;

  private final Consumer<String> out;
  private final boolean strict;
  private final @Nullable Path folder;
  private final Map<String, Integer> told = new HashMap<>();
  private final Set<String> hinted = new HashSet<>();
  private final Map<String, Integer> processes = new HashMap<>();

  /**
   * A monitor.
   *
   * @param strict whether the first fault ends the contest
   * @param folder for the lines to and from each process; null to keep none
   */
  public ProgramMonitor(Consumer<String> out, boolean strict, @Nullable Path folder) {
    this.out = out;
    this.strict = strict;
    this.folder = folder;
  }

  /**
   * Something is wrong.
   *
   * @throws ContestFailure if this ends the contest
   */
  synchronized void fault(String program, String text) {
    int number = told.merge(program, 1, Integer::sum);
    if (number <= MOST_TOLD) {
      out.accept(text);
      if (number == MOST_TOLD && !strict) {
        out.accept(program + ": its further faults are only counted");
      }
    }
    if (strict) {
      throw new ContestFailure("stopped at the first fault of " + program);
    }
  }

  /** Says once what may explain the silence of a program. */
  synchronized void hint(String program, String text) {
    if (hinted.add(program)) {
      out.accept(text);
    }
  }

  /** Where the lines of the next process of this program go. */
  synchronized Writer log(String program) throws IOException {
    if (folder == null) {
      return Writer.nullWriter();
    }
    int number = processes.merge(program, 1, Integer::sum);
    Files.createDirectories(folder);
    String name = program.replaceAll("[^\\p{Alnum}._-]+", "-");
    return Files.newBufferedWriter(folder.resolve(name + "." + number + ".log"));
  }
}

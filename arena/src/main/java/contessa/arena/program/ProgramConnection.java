package contessa.arena.program;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.FaultyAnswer;
import contessa.arena.Statistic;
import contessa.notation.Fields;
import org.jspecify.annotations.Nullable;

/**
 * The referee's connection to a program: starts it, restarts it when it has died, and matches
 * answers to questions when some come late or stray lines come between them. A program that has
 * failed to answer several times in a row is given up, so a contest always ends.
 */
final class ProgramConnection {

  /** A program that owes this many answers is restarted. */
  private static final int MOST_OWED = 3;

  /** Time to notice that the whole contest is being stopped, and not just this program. */
  private static final int PAUSE_MILLIS = 100;

  /** How long a program that does not answer its first question waits for a hint. */
  private static final int HINT_MILLIS = 3_000;

  /**
   * How long the referee waits beyond the time limit.
   *
   * @param startingMillis for the first answer, since some programs start slowly
   * @param graceMillis for the others, since pipes and schedulers take time
   * @param strayMillis for a right answer after a wrong line
   */
  record ReplyTimeouts(int startingMillis, int graceMillis, int strayMillis) {
    static final ReplyTimeouts USUAL = new ReplyTimeouts(20_000, 200, 1_000);
  }

  private static final String FLUSH = "in Python: print(..., flush=True)";

  private final String name;
  private final String command;
  private final ReplyTimeouts timeouts;
  private final ProgramMonitor monitor;

  private @Nullable ProgramProcess program;
  private boolean starting;
  private int owed;
  private int silences;
  private int starts;
  private boolean answered;

  /** Whether its last answer was wrong, and no right one followed. */
  private boolean wrong;

  private @Nullable String observes;

  ProgramConnection(String name, String command, ReplyTimeouts timeouts, ProgramMonitor monitor) {
    this.name = name;
    this.command = command;
    this.timeouts = timeouts;
    this.monitor = monitor;
  }

  /** What this program has asked to see beside each view, if anything. */
  @Nullable String observes() {
    return observes;
  }

  void observe(String word) {
    observes = word;
  }

  String name() {
    return name;
  }

  ProgramMonitor monitor() {
    return monitor;
  }

  /** The number of starts. When it changes the program has to be told everything again. */
  int starts() {
    return starts;
  }

  /** Starts the program if it is not running. */
  void open() {
    if (silences >= ProgramContestant.MOST_FAILURES) {
      throw new FaultyAnswer(Statistic.UNASKED, "the program has been given up");
    }
    if (program == null) {
      try {
        program = new ProgramProcess(command, monitor.log(name));
      } catch (IOException e) {
        throw silent(
            new FaultyAnswer(Statistic.BROKEN, "the program cannot be started: " + e.getMessage()));
      }
      starting = true;
      owed = 0;
      observes = null;
      starts++;
    }
  }

  void send(String line) {
    if (program != null && !program.send(line)) {
      drop();
    }
  }

  /**
   * Sends a question and waits for its answer.
   *
   * @param fits whether a line is a legal answer
   * @param stray hears what is wrong if there were other lines
   */
  String ask(String question, int millis, Predicate<String> fits, Consumer<String> stray) {
    ProgramProcess asked = program;
    if (asked == null) {
      throw silent(new FaultyAnswer(Statistic.BROKEN, "the program does not listen"));
    }
    try {
      dropUnasked(asked, stray);
      send(question);
      long most = (long) millis + (starting ? timeouts.startingMillis() : timeouts.graceMillis());
      owed++;
      String answer = null;
      long waited = starting && !answered && most > HINT_MILLIS ? HINT_MILLIS : 0;
      if (waited > 0) {
        answer = receive(asked, waited);
        if (answer == null) {
          hint(most - waited);
        }
      }
      starting = false;
      if (answer == null) {
        answer = receive(asked, most - waited);
      }
      if (answer == null) {
        throw late(asked, most);
      }
      silences = 0;
      answered = true;
      return meant(asked, answer, fits, stray);
    } catch (IOException e) {
      throw ended(asked);
    } catch (InterruptedException e) {
      throw cancelled();
    }
  }

  /** A program that owes nothing says nothing: what it has written belongs to no question. */
  private void dropUnasked(ProgramProcess asked, Consumer<String> stray)
      throws InterruptedException, IOException {
    while (owed == 0) {
      String line = asked.receive(0);
      if (line == null) {
        return;
      }
      stray.accept(
          "wrote a line too many: "
              + Fields.quote(line)
              + ". Only \"decide\" wants an answer, in one line;"
              + " print everything else on standard error");
    }
  }

  /** The answer to the last question, or null if it does not come in time. */
  private @Nullable String receive(ProgramProcess asked, long millis)
      throws InterruptedException, IOException {
    long deadline = System.nanoTime() + millis * 1_000_000;
    while (true) {
      String line = asked.receive(Math.max(0, (deadline - System.nanoTime()) / 1_000_000));
      if (line == null) {
        return null;
      }
      owed--;
      if (owed == 0) {
        return line;
      }
    }
  }

  /**
   * The line that was meant as the answer, if a stray one came before it. One that is wrong again
   * and again is not waited for.
   */
  private String meant(
      ProgramProcess asked, String first, Predicate<String> fits, Consumer<String> stray)
      throws InterruptedException, IOException {
    boolean wait = !wrong;
    wrong = !fits.test(first);
    if (!wrong || !wait) {
      return first;
    }
    long deadline = System.nanoTime() + timeouts.strayMillis() * 1_000_000L;
    String line = first;
    while (line != null && wrong) {
      line = asked.receive(Math.max(0, (deadline - System.nanoTime()) / 1_000_000));
      wrong = line == null || !fits.test(line);
    }
    if (line == null) {
      return first;
    }
    stray.accept(
        "wrote a line before its answer: "
            + Fields.quote(first)
            + ". Only \"decide\" wants an answer; print everything else on standard error");
    return line;
  }

  private void hint(long millis) {
    long more = Math.round(millis / 1e3);
    String given = name + " has not answered its first question for 3 s; it gets " + more;
    monitor.hint(name, given + " s more. If it has, its output is not flushed (" + FLUSH + ")");
  }

  private FaultyAnswer late(ProgramProcess asked, long millis) {
    FaultyAnswer late = new FaultyAnswer(Statistic.LATE, "no answer within " + millis + " ms");
    boolean first = !answered && starts == 1;
    if (first && asked.hasHeldBackAnAnswer()) {
      drop();
      silences = ProgramContestant.MOST_FAILURES;
      return new FaultyAnswer(
          Statistic.LATE,
          "no answer until its input was closed: its output is not flushed ("
              + FLUSH
              + "). It is not asked again");
    }
    if (first || owed >= MOST_OWED) {
      drop();
    }
    return silent(late);
  }

  private FaultyAnswer ended(ProgramProcess asked) {
    Integer status = asked.exitStatus();
    if (starts == 1 && !answered && status != null && ProgramProcess.neverRan(status)) {
      throw new ContestFailure("cannot run the program: " + command);
    }
    drop();
    pause();
    return silent(
        new FaultyAnswer(
            Statistic.BROKEN,
            "the program has ended" + (status == null ? "" : " with exit status " + status)));
  }

  private FaultyAnswer silent(FaultyAnswer fault) {
    silences++;
    return fault;
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw cancelled();
    }
  }

  private static CancellationException cancelled() {
    Thread.currentThread().interrupt();
    return new CancellationException("the contest is stopped");
  }

  private void drop() {
    if (program != null) {
      program.kill();
      program = null;
    }
  }

  void close() {
    if (program != null) {
      program.dismiss();
      program = null;
    }
  }
}

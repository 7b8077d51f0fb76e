package contessa.arena.program;

import contessa.arena.FaultyAnswer;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The referee's connection to a program: starts it, restarts it when it has died, and matches
 * answers to questions when some come late. A program that has failed to answer several times in a
 * row is given up, so a contest always ends.
 */
final class ProgramConnection {

  /** A program that owes this many answers is restarted. */
  private static final int MOST_OWED = 3;

  /** Time to notice that the whole contest is being stopped, and not just this program. */
  private static final int PAUSE_MILLIS = 100;

  private final String command;
  private final ReplyTimeouts timeouts;

  private @Nullable ProgramProcess program;
  private boolean starting;
  private int owed;
  private int silences;
  private int starts;
  private boolean answered;

  ProgramConnection(String command, ReplyTimeouts timeouts) {
    this.command = command;
    this.timeouts = timeouts;
  }

  /** The number of starts. When it changes the program has to be told everything again. */
  int starts() {
    return starts;
  }

  /** Starts the program if it is not running. */
  void open() {
    if (silences >= ProgramContestant.MOST_FAILURES) {
      throw FaultyAnswer.unasked("the program has been given up");
    }
    if (program == null) {
      try {
        program = new ProgramProcess(command);
      } catch (IOException e) {
        throw silent(FaultyAnswer.broken("the program cannot be started: " + e.getMessage()));
      }
      starting = true;
      owed = 0;
      starts++;
    }
  }

  void send(String line) {
    if (program != null && !program.send(line)) {
      drop();
    }
  }

  /** Sends a question and waits for its answer. */
  String ask(String question, int millis) {
    ProgramProcess asked = program;
    if (asked == null) {
      throw silent(FaultyAnswer.broken("the program does not listen"));
    }
    send(question);
    long most = (long) millis + (starting ? timeouts.startingMillis() : timeouts.graceMillis());
    long deadline = System.nanoTime() + most * 1_000_000;
    starting = false;
    owed++;
    try {
      while (true) {
        long left = Math.max(0, (deadline - System.nanoTime()) / 1_000_000);
        String answer = asked.receive(left);
        if (answer == null) {
          throw late();
        }
        owed--;
        if (owed == 0) {
          silences = 0;
          answered = true;
          return answer;
        }
      }
    } catch (IOException e) {
      if (starts == 1 && !answered && asked.neverRan()) {
        throw new IllegalStateException("cannot run the program: " + command, e);
      }
      drop();
      pause();
      throw silent(FaultyAnswer.broken("the program has ended"));
    } catch (InterruptedException e) {
      throw cancelled();
    }
  }

  private FaultyAnswer late() {
    if (owed >= MOST_OWED) {
      drop();
    }
    return silent(FaultyAnswer.late("no answer in time"));
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

package contessa.arena.program;

import contessa.arena.FaultyAnswer;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The referee's line to a program: starts it, starts it again when it has died, and knows which
 * answer belongs to which question when some come too late. A program that has not answered for a
 * while is not asked again, so that a contest always comes to its end.
 */
final class ProgramConnection {

  /** Whoever owes so many answers is started anew. */
  private static final int MOST_OWED = 3;

  /** Whoever has failed to answer so many times in a row is not asked again. */
  private static final int MOST_SILENCES = 6;

  /** Time to notice that the whole contest is being stopped, and not just this program. */
  private static final int PAUSE_MILLIS = 100;

  private final String command;
  private final ReplyTimeouts timeouts;

  private @Nullable ProgramProcess program;
  private boolean starting;
  private int owed;
  private int silences;
  private int starts;

  ProgramConnection(String command, ReplyTimeouts timeouts) {
    this.command = command;
    this.timeouts = timeouts;
  }

  /** A number that changes when the program is started anew and has to be told everything again. */
  int starts() {
    return starts;
  }

  /** Makes sure that there is a program to speak to. */
  void open() {
    if (silences >= MOST_SILENCES) {
      throw FaultyAnswer.broken("the program has been given up");
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
          return answer;
        }
      }
    } catch (IOException e) {
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

package contessa.arena.program;

import module java.base;

import contessa.notation.protocol.ProgramAnswer;
import org.jspecify.annotations.Nullable;

/**
 * A running program that reads and writes lines. Two threads do the reading and writing, so a
 * program that does neither cannot block the referee beyond the time limit.
 */
final class ProgramProcess {

  private static final int LONGEST_LINE = 1 << 20;
  private static final int MOST_UNREAD = 64;
  private static final int MOST_UNSENT = 1 << 14;
  private static final int FAREWELL_MILLIS = 300;
  private static final int FLUSHING_MILLIS = 2_000;

  /** The exit statuses of a shell that cannot run a command. */
  private static final int NOT_EXECUTABLE = 126;

  private static final int NOT_FOUND = 127;

  /** Marks the end in the queues. */
  private static final String END = "\n";

  private final Process process;
  private final Writer log;
  private final BlockingQueue<String> unsent = new LinkedBlockingQueue<>(MOST_UNSENT);
  private final BlockingQueue<String> unread = new LinkedBlockingQueue<>(MOST_UNREAD);
  private final Thread writer;
  private final Thread reader;

  /**
   * Starts a program.
   *
   * @param log gets every line; it is closed with the program
   */
  ProgramProcess(String command, Writer log) throws IOException {
    this.log = log;
    process =
        new ProcessBuilder(shell(command)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    writer = Thread.ofPlatform().daemon().name("to " + command).start(this::write);
    reader = Thread.ofPlatform().daemon().name("from " + command).start(this::read);
  }

  private static List<String> shell(String command) {
    boolean windows = System.getProperty("os.name", "").startsWith("Windows");
    return windows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
  }

  /** Whether a shell that exits like this could not find or run the program. */
  static boolean neverRan(int exitStatus) {
    return exitStatus == NOT_FOUND || exitStatus == NOT_EXECUTABLE;
  }

  /** The exit status, if the program has ended. */
  @Nullable Integer exitStatus() {
    try {
      return process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS) ? process.exitValue() : null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }

  /** Closes the program's input. One that does not flush its output writes its answers only now. */
  boolean hasHeldBackAnAnswer() {
    send(END);
    try {
      String line = unread.poll(FLUSHING_MILLIS, TimeUnit.MILLISECONDS);
      return line != null && ProgramAnswer.seemsToBe(line);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Queues a line for the program; false if the queue is full. */
  boolean send(String line) {
    note("> ", line);
    return unsent.offer(line);
  }

  /** The next line, or null if none comes in time. */
  @Nullable String receive(long millis) throws InterruptedException, IOException {
    String line = unread.poll(millis, TimeUnit.MILLISECONDS);
    if (END.equals(line)) {
      throw new IOException("the program has ended");
    }
    return line;
  }

  /**
   * Ends the program: closes its input, and kills it if that does not help. Even a contest that is
   * being stopped waits for this, because a shell may start something at the end of its input that
   * would be left running.
   */
  void dismiss() {
    unsent.clear();
    send(END);
    boolean stopped = Thread.interrupted();
    try {
      if (!process.waitFor(FAREWELL_MILLIS, TimeUnit.MILLISECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      kill();
      stopped = true;
    }
    if (stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** The shell goes first: it would report that its program was killed. */
  void kill() {
    List<ProcessHandle> all = process.descendants().toList();
    process.destroyForcibly();
    all.forEach(ProcessHandle::destroyForcibly);
    writer.interrupt();
    reader.interrupt();
  }

  private void write() {
    try (OutputStream out = new BufferedOutputStream(process.getOutputStream())) {
      while (true) {
        String line = unsent.take();
        if (line.equals(END)) {
          return;
        }
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\n');
        if (unsent.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException | InterruptedException e) {
      // The program has ended; the reader reports it to the waiting thread.
    }
  }

  private void read() {
    try (InputStream in = process.getInputStream()) {
      byte[] line = new byte[1 << 10];
      int length = 0;
      byte[] chunk = new byte[1 << 13];
      for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
        for (int i = 0; i < count; i++) {
          if (chunk[i] == '\n') {
            String read = new String(line, 0, length, StandardCharsets.UTF_8);
            note("< ", read);
            unread.put(read);
            length = 0;
          } else if (length < LONGEST_LINE) {
            if (length == line.length) {
              line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = chunk[i];
          }
        }
      }
    } catch (IOException e) {
      // The same as the end of its output.
    } catch (InterruptedException e) {
      return;
    }
    try {
      unread.put(END);
    } catch (InterruptedException e) {
      // No one is waiting.
    }
  }

  private void note(String mark, String line) {
    synchronized (log) {
      try {
        log.write(line.equals(END) ? "(its input is closed)\n" : mark + line + "\n");
        log.flush();
      } catch (IOException e) {
        // A full disk must not change the results.
      }
    }
  }
}

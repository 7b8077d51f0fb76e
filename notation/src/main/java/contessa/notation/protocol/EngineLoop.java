package contessa.notation.protocol;

import module java.base;

import contessa.notation.json.JsonWriter;

/**
 * Reads requests for an engine from a stream of lines, and writes its answers in order, one line
 * each.
 *
 * <p>Answers are buffered only while complete requests are waiting. A client that waits for its
 * answer gets it immediately; a client that sends many requests together gets the answers in large
 * chunks. The last line needs no line end. A line that is too long is refused as soon as that is
 * known, and the rest of it is skipped.
 */
public final class EngineLoop {

  public static final int MAX_LINE = 1 << 20;

  private static final int CHUNK = 1 << 16;

  private final Engine engine;
  private final InputStream in;
  private final OutputStream out;

  private ByteArrayOutputStream line = new ByteArrayOutputStream();

  private boolean skipping;

  public EngineLoop(Engine engine, InputStream in, OutputStream out) {
    this.engine = engine;
    this.in = in;
    this.out = out;
  }

  /** Runs until the end of the input or a request to quit. */
  public void run() throws IOException {
    byte[] chunk = new byte[CHUNK];
    int size = in.read(chunk);
    while (size >= 0) {
      int start = 0;
      for (int i = 0; i < size && !engine.hasQuit(); i++) {
        if (chunk[i] == '\n') {
          add(chunk, start, i);
          answer();
          start = i + 1;
        }
      }
      if (engine.hasQuit()) {
        out.flush();
        return;
      }
      add(chunk, start, size);
      out.flush();
      size = in.read(chunk);
    }
    if (line.size() > 0) {
      answer();
    }
    out.flush();
  }

  private void add(byte[] chunk, int from, int to) throws IOException {
    if (!skipping) {
      line.write(chunk, from, to - from);
      if (line.size() > MAX_LINE) {
        skipping = true;
        line = new ByteArrayOutputStream(); // a smaller one
        write(engine.answerTooLong(MAX_LINE));
      }
    }
  }

  /** Answers the line, or ends one that was refused. */
  private void answer() throws IOException {
    if (!skipping) {
      write(engine.answer(line.toByteArray()));
    }
    line.reset();
    skipping = false;
  }

  private void write(JsonWriter answer) throws IOException {
    out.write(answer.array(), answer.start(), answer.length());
    out.write('\n');
  }
}

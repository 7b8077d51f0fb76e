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

  private byte[] buffer = new byte[CHUNK];
  private int start;
  private int end;
  private boolean skipping;

  public EngineLoop(Engine engine, InputStream in, OutputStream out) {
    this.engine = engine;
    this.in = in;
    this.out = out;
  }

  /** Runs until the end of the input or a request to quit. */
  public void run() throws IOException {
    int scanned = 0;
    while (true) {
      int line = indexOf('\n', Math.max(start, scanned));
      if (line >= 0) {
        take(line);
        start = line + 1;
        if (engine.hasQuit()) {
          break;
        }
        continue;
      }
      if (skipping) {
        start = end;
      } else if (end - start > MAX_LINE) {
        refuse();
        skipping = true;
        start = end;
      }
      out.flush();
      makeRoom();
      scanned = end;
      int read = in.read(buffer, end, buffer.length - end);
      if (read < 0) {
        if (end > start) {
          take(end);
        }
        break;
      }
      end += read;
    }
    out.flush();
  }

  private int indexOf(char wanted, int from) {
    for (int i = from; i < end; i++) {
      if (buffer[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  /** Handles the line from {@code start} to {@code stop}, or the rest of a refused line. */
  private void take(int stop) throws IOException {
    if (skipping) {
      skipping = false;
    } else if (stop - start > MAX_LINE) {
      refuse();
    } else {
      write(engine.answer(buffer, start, stop - start));
    }
  }

  private void refuse() throws IOException {
    write(engine.answerTooLong(MAX_LINE));
  }

  private void write(JsonWriter answer) throws IOException {
    out.write(answer.array(), answer.start(), answer.length());
    out.write('\n');
  }

  private void makeRoom() {
    if (start == end) {
      start = 0;
      end = 0;
      // Do not keep a buffer that a long line has enlarged.
      if (buffer.length > CHUNK) {
        buffer = new byte[CHUNK];
      }
    } else if (end == buffer.length) {
      int length = end - start;
      byte[] target = length > buffer.length / 2 ? new byte[2 * buffer.length] : buffer;
      System.arraycopy(buffer, start, target, 0, length);
      buffer = target;
      start = 0;
      end = length;
    }
  }
}

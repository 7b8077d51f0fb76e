package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

class EngineLoopTest {

  private static final String BOTS = "{\"do\":\"bots\"}";
  private static final String ANSWER = "{\"ok\":true,\"bots\":[]}\n";

  private static String run(InputStream in) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Engine engine =
        new Engine(
            Advisers.NONE,
            () -> "seed",
            failure -> {
              throw new AssertionError(failure);
            });
    try {
      new EngineLoop(engine, in, out).run();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String run(String input) {
    return run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void noInputGivesNoOutput() {
    assertThat(run("")).isEmpty();
  }

  @Test
  void everyLineGetsOneAnswerAndTheLastNeedsNoLineEnd() {
    assertThat(run(BOTS + "\n" + BOTS + "\r\n" + BOTS)).isEqualTo(ANSWER.repeat(3));
  }

  @Test
  void aBlankLineIsInvalidJson() {
    assertThat(run("\n" + BOTS + "\n\n"))
        .matches("\\{.*bad-json.*\n\\{\"ok\":true.*\n\\{.*bad-json.*\n");
  }

  @Test
  void nothingIsReadAfterQuit() {
    assertThat(run("{\"do\":\"quit\"}\n" + BOTS + "\n")).isEqualTo("{\"ok\":true}\n");
  }

  @Test
  void aLineMayBeOneMebibyteLongAndNoLonger() {
    String longest = BOTS + " ".repeat(EngineLoop.MAX_LINE - BOTS.length());
    assertThat(run(longest + "\n" + BOTS)).isEqualTo(ANSWER.repeat(2));
    assertThat(run(longest + " \n" + BOTS)).matches("\\{.*bad-request.*\n\\{\"ok\":true.*\n");
    assertThat(run(longest)).isEqualTo(ANSWER);
    assertThat(run(longest + " ")).matches("\\{.*bad-request.*\n");
  }

  @Test
  void theRestOfATooLongLineIsSkipped() {
    String huge = BOTS.repeat(400_000);
    assertThat(run(huge + "\n" + BOTS + "\n" + huge + "\n" + BOTS))
        .matches("(\\{.*bad-request.*\n\\{\"ok\":true.*\n){2}");
    assertThat(run(huge)).matches("\\{.*bad-request.*\n");
  }

  @Test
  void theSizeOfTheChunksDoesNotMatter() {
    Random random = new Random(7);
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      input.append(BOTS, 0, random.nextInt(BOTS.length() + 1));
      input.append(" ".repeat(random.nextInt(50) == 0 ? 70_000 : 3)).append('\n');
    }
    String whole = run(input.toString());
    assertThat(whole.lines()).hasSize(2000);
    assertThat(run(new Dribble(input.toString(), random))).isEqualTo(whole);
  }

  /** Supplies a few bytes at a time. */
  private static final class Dribble extends ByteArrayInputStream {
    private final Random random;

    Dribble(String input, Random random) {
      super(input.getBytes(StandardCharsets.UTF_8));
      this.random = random;
    }

    @Override
    public int read(byte[] target, int from, int length) {
      return super.read(target, from, Math.min(length, 1 + random.nextInt(5000)));
    }
  }

  @Test
  void anAnswerIsFlushedBeforeWaitingForTheNextLine() throws IOException {
    List<String> seen = new ArrayList<>();
    ByteArrayOutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void flush() {
            seen.add(toString(StandardCharsets.UTF_8));
          }
        };
    InputStream in =
        new InputStream() {
          private int turn;

          @Override
          public int read() {
            throw new AssertionError("byte by byte");
          }

          @Override
          public int read(byte[] target, int from, int length) {
            assertThat(seen.isEmpty() ? "" : seen.getLast()).isEqualTo(ANSWER.repeat(turn));
            byte[] line = (BOTS + "\n").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(line, 0, target, from, line.length);
            return turn++ == 5 ? -1 : line.length;
          }
        };
    new EngineLoop(new Engine(Advisers.NONE, () -> "seed", _ -> {}), in, out).run();
    assertThat(seen.getLast()).isEqualTo(ANSWER.repeat(5));
  }
}

package contessa.bench;

import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Measures a real engine process through its pipes: how many {@code play} requests it answers in a
 * second, sent one after another without waiting, and one at a time.
 *
 * <p>The command is given as arguments: {@code java -cp dev/bench/target/contessa-bench.jar
 * contessa.bench.EnginePipe ./contessa engine}.
 */
public final class EnginePipe {

  private static final int SEATS = 4;
  private static final int WARM_UP = 200_000;
  private static final int MEASURED = 400_000;
  private static final int ONE_AT_A_TIME = 50_000;

  private final Process engine;
  private final OutputStream requests;
  private final InputStream answers;

  private EnginePipe(List<String> command) throws IOException {
    engine = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    requests = engine.getOutputStream();
    answers = engine.getInputStream();
  }

  public static void main(String[] command) throws IOException, InterruptedException {
    EnginePipe pipe = new EnginePipe(List.of(command));
    pipe.stream(script(WARM_UP, 1));
    Script script = script(MEASURED, 2);
    for (int round = 0; round < 3; round++) {
      long start = System.nanoTime();
      long spent = pipe.cpuNanos();
      pipe.stream(script);
      report("sent without waiting", script.plays, start, pipe.cpuNanos() - spent);
    }
    script = script(ONE_AT_A_TIME, 3);
    long start = System.nanoTime();
    long spent = pipe.cpuNanos();
    pipe.pingPong(script);
    report("one at a time", script.plays, start, pipe.cpuNanos() - spent);
    pipe.requests.close();
    System.exit(pipe.engine.waitFor());
  }

  /** The processor time that the engine has used so far. */
  private long cpuNanos() {
    return engine.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }

  private static void report(String how, int plays, long start, long cpuNanos) {
    System.out.printf(
        Locale.ROOT,
        "play requests, %s: %,.0f a second, %,.0f a second of the engine's CPU time%n",
        how,
        plays * 1e9 / (System.nanoTime() - start),
        plays * 1e9 / cpuNanos);
  }

  /** Lines for whole random games, with a {@code new} before each. */
  private static final class Script {
    final byte[] lines;
    final int count;
    final int plays;

    Script(byte[] lines, int count, int plays) {
      this.lines = lines;
      this.count = count;
      this.plays = plays;
    }
  }

  private static Script script(int plays, long seed) {
    Rulebook rules = Notations.ALL.getFirst().rules(null, SEATS);
    GameNotation notation = Notations.of(rules);
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    int played = 0;
    int games = 0;
    while (played < plays) {
      String name = seed + "/" + games++;
      line(lines, "{\"do\":\"new\",\"players\":" + SEATS + ",\"seed\":\"" + name + "\"}");
      SeededChance chance = SeededChance.of(name);
      SeededChance choices = new SeededChance(games);
      Position position = Position.deal(rules, 0, chance).position();
      while (!position.over() && played < plays) {
        List<Move> moves = position.moves();
        Move move = moves.get(choices.below(moves.size()));
        line(
            lines,
            "{\"do\":\"play\",\"seat\":"
                + position.toMove()
                + ",\"move\":\""
                + notation.text(rules, move)
                + "\"}");
        position = ((Outcome.Played) position.play(position.toMove(), move, chance)).position();
        played++;
      }
    }
    return new Script(lines.toByteArray(), played + games, played);
  }

  private static void line(ByteArrayOutputStream lines, String line) {
    lines.writeBytes(line.getBytes(StandardCharsets.UTF_8));
    lines.write('\n');
  }

  private void stream(Script script) throws IOException, InterruptedException {
    Thread writer =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    requests.write(script.lines);
                    requests.flush();
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    byte[] buffer = new byte[1 << 16];
    int lines = 0;
    while (lines < script.count) {
      int length = answers.read(buffer);
      if (length < 0) {
        throw new IOException("the engine has ended");
      }
      lines += newLines(buffer, length);
    }
    writer.join();
  }

  private void pingPong(Script script) throws IOException {
    OutputStream out = new BufferedOutputStream(requests);
    BufferedReader in = new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));
    int start = 0;
    for (int end = 0; end < script.lines.length; end++) {
      if (script.lines[end] == '\n') {
        out.write(script.lines, start, end + 1 - start);
        out.flush();
        String answer = in.readLine();
        if (answer == null || !answer.startsWith("{\"ok\":true")) {
          throw new IOException("refused: " + answer);
        }
        start = end + 1;
      }
    }
  }

  private static int newLines(byte[] buffer, int length) {
    int lines = 0;
    for (int i = 0; i < length; i++) {
      lines += buffer[i] == '\n' ? 1 : 0;
    }
    return lines;
  }
}

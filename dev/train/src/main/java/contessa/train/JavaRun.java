package contessa.train;

import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.game.SeededChance;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A training run in plain Java, with its folder: weights and log. */
final class JavaRun {

  private static final String WEIGHTS = "contessa.net";
  private static final String LOG = "log.jsonl";
  private static final int MOST_ROUNDS = 40;
  private static final int TABLES_IN_A_SHARD = 32;
  private static final long SAVE_NANOS = 60_000_000_000L;

  private JavaRun() {}

  /** Trains until the time is up; saves at least once a minute. */
  static void train(
      Path out, @Nullable Path resume, String groups, int[] widths, int seconds, long seed)
      throws IOException {
    Files.createDirectories(out);
    List<GameGroup> shards = shards(groups, new SeededChance(seed));
    JavaLearner.Recipe recipe = JavaLearner.Recipe.USUAL;
    JavaLearner learner =
        resume == null
            ? JavaLearner.fresh(
                NetShape.player(widths[0], widths[1], widths[2], widths[3]), shards, recipe, seed)
            : JavaLearner.from(read(resume.resolve(WEIGHTS)), shards, recipe, seed);
    long begun = System.nanoTime();
    long saved = begun;
    long decisions = 0;
    double progress = 0;
    while (progress < 1) {
      progress = Math.min(1, (System.nanoTime() - begun) / 1e9 / seconds);
      JavaLearner.Progress done = learner.iterate(progress);
      decisions += done.decisions();
      String line =
          String.format(
              Locale.ROOT,
              "{\"iteration\":%d,\"decisions\":%d,\"seconds\":%.1f,\"deviation\":%.4f}%n",
              done.iteration(),
              decisions,
              (System.nanoTime() - begun) / 1e9,
              done.deviation());
      System.out.print(line);
      Files.writeString(
          out.resolve(LOG), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      if (progress >= 1 || System.nanoTime() - saved > SAVE_NANOS) {
        write(learner.averaged(), out.resolve(WEIGHTS));
        saved = System.nanoTime();
      }
    }
  }

  /** The groups of the text, each cut into shards that threads can share out. */
  private static List<GameGroup> shards(String groups, SeededChance seeds) {
    GameGroup.Plan plan = new GameGroup.Plan(GameGroup.Opponents.SCRIPTS, 1, false, MOST_ROUNDS);
    List<GameGroup> shards = new ArrayList<>();
    for (String text : groups.split(";", -1)) {
      String[] parts = text.split(":", -1);
      int tables = Integer.parseInt(parts[1]);
      for (int from = 0; from < tables; from += TABLES_IN_A_SHARD) {
        int count = Math.min(TABLES_IN_A_SHARD, tables - from);
        shards.add(GameGroup.of(parts[0] + ":" + count + ":" + parts[2], plan, seeds));
      }
    }
    return shards;
  }

  private static NetWeights read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return NetWeights.read(in);
    }
  }

  private static void write(NetWeights weights, Path file) throws IOException {
    try (OutputStream to = new BufferedOutputStream(Files.newOutputStream(file))) {
      weights.write(to);
    }
  }
}

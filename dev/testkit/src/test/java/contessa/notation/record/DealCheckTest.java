package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import contessa.game.SeededChance;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("soak")
class DealCheckTest {

  private static final int GAMES = TestScale.of(60, 1_200);
  private static final Path VERIFIER =
      Path.of("..", "..", "web", "src", "fair", "verifier.js").toAbsolutePath().normalize();

  @TempDir private Path folder;

  private static String verdict(String lines) {
    try {
      return DealCheck.of(JsonLinesReader.read(lines).getFirst()).checkable() ? "fair" : "unknown";
    } catch (RecordProblem problem) {
      assertThat(problem.line()).isPositive();
      return "wrong";
    }
  }

  @Test
  void aDealFromTheCommittedSecretAndTheSeedsIsFair() {
    for (int seed = 0; seed < GAMES; seed++) {
      assertThat(verdict(JsonLinesWriter.write(FairRecords.game(seed)))).isEqualTo("fair");
    }
  }

  @Test
  void everyForgeryIsFound() {
    for (int seed = 0; seed < GAMES; seed++) {
      for (String forged : forgeries(FairRecords.game(seed), new SeededChance(seed))) {
        assertThat(verdict(forged)).as("seed %d", seed).isEqualTo("wrong");
      }
    }
  }

  @Test
  void theFirstWrongDrawIsNamedByItsLine() {
    GameRecord game = FairRecords.game(1);
    List<RecordStep> steps = new ArrayList<>(game.steps());
    List<String> draws = new ArrayList<>(steps.getFirst().draws());
    Collections.swap(draws, 0, 1);
    steps.set(0, steps.getFirst().withDraws(draws));
    String forged = JsonLinesWriter.write(new GameRecord(game.header(), steps, game.end()));
    RecordProblem problem =
        catchThrowableOfType(
            RecordProblem.class, () -> DealCheck.of(JsonLinesReader.read(forged).getFirst()));
    assertThat(problem.line()).isGreaterThan(1);
  }

  /** The verifier in JavaScript was written from the page alone; it comes to the same verdicts. */
  @Test
  void theSecondVerifierAgrees() throws IOException, InterruptedException {
    List<String> files = new ArrayList<>();
    for (int seed = 0; seed < GAMES; seed++) {
      GameRecord game = FairRecords.game(seed);
      files.add(JsonLinesWriter.write(game));
      files.addAll(forgeries(game, new SeededChance(seed)));
    }
    Path games = folder.resolve("games.txt");
    Files.writeString(games, String.join("\f", files));
    Path script = folder.resolve("check.mjs");
    Files.writeString(
        script,
        """
        import { readFileSync } from 'node:fs';
        const { verify } = await import(process.argv[3]);
        for (const file of readFileSync(process.argv[2], 'utf8').split('\\f'))
          console.log(verify(file).verdict);
        """);
    Process node =
        new ProcessBuilder("node", script.toString(), games.toString(), VERIFIER.toUri().toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(node.waitFor()).as(output).isZero();
    assertThat(output.lines().toList())
        .isEqualTo(files.stream().map(DealCheckTest::verdict).toList());
  }

  /** Records that somebody has changed and chained again. */
  private static List<String> forgeries(GameRecord game, SeededChance chance) {
    RecordHeader header = game.header();
    GameRecord.End end = game.end();
    DealCommitment fixed = Objects.requireNonNull(header.commitment());
    String secret = Objects.requireNonNull(end.secret());
    List<String> forged = new ArrayList<>();
    String other = (secret.startsWith("0") ? "1" : "0") + secret.substring(1);
    forged.add(
        write(
            header,
            game.steps(),
            new GameRecord.End(end.winners(), end.stopped(), end.state(), other)));
    if (!fixed.seeds().isEmpty()) {
      List<String> seeds = new ArrayList<>(fixed.seeds());
      seeds.set(0, "00000000000000000000000000000000");
      forged.add(
          write(
              new RecordHeader(
                  header.rules(),
                  header.first(),
                  header.reader(),
                  header.players(),
                  header.tags(),
                  new DealCommitment(fixed.commitment(), seeds)),
              game.steps(),
              end));
    }
    String lines = JsonLinesWriter.write(game);
    int at = chance.below(lines.length() - 1);
    forged.add(lines.substring(0, at) + (char) (lines.charAt(at) ^ 1) + lines.substring(at + 1));
    return forged;
  }

  private static String write(RecordHeader header, List<RecordStep> steps, GameRecord.End end) {
    return JsonLinesWriter.write(new GameRecord(header, steps, end));
  }
}

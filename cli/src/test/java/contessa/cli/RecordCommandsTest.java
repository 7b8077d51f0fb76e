package contessa.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.record.ReadRecord;
import contessa.notation.record.RecordStep;
import contessa.notation.record.text.RecordFiles;
import contessa.notation.words.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ExitCode;

/** Games that the arena keeps, told and checked by the other commands. */
@Tag("soak")
class RecordCommandsTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path games;

  @BeforeEach
  void nameTheFile() {
    games = folder.resolve("games.jsonl");
  }

  private int contessa(String... args) {
    out.getBuffer().setLength(0);
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  private int arena(String... more) {
    List<String> args = new ArrayList<>(List.of("arena", "--games-out=" + games));
    args.addAll(List.of(more));
    return contessa(args.toArray(String[]::new));
  }

  private List<ReadRecord> kept() throws IOException {
    return RecordFiles.readExactly(Files.readAllBytes(games));
  }

  @Test
  void theArenaKeepsEveryGameWithTheMixturesOfItsBots() throws IOException {
    assertThat(arena("--bots=schemer,honest", "--players=3", "--games=6")).isZero();
    assertThat(kept()).hasSize(6);
    assertThat(kept().stream().flatMap(game -> game.game().steps().stream()))
        .anyMatch(step -> step.mix().size() > 1);
    kept().forEach(ReadRecord::moments);
    assertThat(kept().getFirst().game().header().tags())
        .containsEntry("Event", "arena")
        .containsEntry("Block", "0");
  }

  @Test
  void theSameContestKeepsTheSameGamesWithAnyNumberOfThreads() throws IOException {
    arena("--bots=honest,random", "--players=4", "--games=40", "--threads=1");
    String first = Files.readString(games);
    arena("--bots=honest,random", "--players=4", "--games=40", "--threads=3");
    assertThat(Files.readString(games)).isEqualTo(first);
  }

  @Test
  void gamesAreToldAsRowsOfDecisions() throws Exception {
    String[] contest = {"--bots=schemer,honest", "--players=3", "--games=6"};
    arena(contest);
    assertThat(contessa("replay", games.toString(), "--as=csv")).isZero();
    String rows = out.toString();
    List<String> lines = rows.lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo("game,step,turn,seat,bot,phase,move,p,claim,truth,coins,hands,winners");
    long decisions = kept().stream().mapToLong(game -> game.game().steps().size() - 1).sum();
    assertThat(lines).hasSize((int) decisions + 1);
    assertThat(lines.get(1))
        .matches("1,1,1,0,[a-z]+,action,.*,2 2 2,(\\w+ \\w+/){2}\\w+ \\w+,[012]");
    assertThat(lines).anyMatch(row -> row.matches(".*,tax,[0-9.]+,Duke,[01],.*"));
    assertThat(lines)
        .filteredOn(row -> row.contains(",honest,"))
        .noneMatch(row -> row.matches(".*,(Duke|Captain|Assassin|Contessa|Ambassador),0,.*"));
    assertThat(contessa("replay", games.toString(), "--as=rows", "--view=A")).isEqualTo(2);
    assertThat(err.toString()).contains("--as rows has all hands, so it takes no --view");
    assertThat(contessa("replay", games.toString(), "--as=rows", "--game=2")).isZero();
    assertThat(out.toString())
        .startsWith("{\"game\":2,\"step\":1,\"turn\":1,\"seat\":0,")
        .contains("\"claim\":null,\"truth\":null", "\"coins\":\"2 2 2\"");
    games = folder.resolve("games.csv.gz");
    Path json = folder.resolve("results.json");
    List<String> again = new ArrayList<>(List.of(contest));
    again.add("--json=" + json);
    arena(again.toArray(String[]::new));
    try (InputStream in = new GZIPInputStream(Files.newInputStream(games))) {
      byte[] same = in.readAllBytes();
      assertThat(new String(same, UTF_8)).isEqualTo(rows);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(same);
      assertThat(Files.readString(json))
          .contains("\"recorded\":\"" + HexFormat.of().formatHex(hash) + "\"")
          .contains("\"command\":[\"arena\",\"--games-out=")
          .containsPattern("\"version\":\"[^\"]+\",\"commit\":(null|\"[0-9a-f]{40}(-dirty)?\")")
          .containsPattern("\"date\":\"20.*Z\"")
          .containsPattern("\"blockWins\":\\[\\[[0-9.]+,[0-9.]+],\\[[0-9.]+,[0-9.]+]]");
    }
  }

  @Test
  void rowsOfCoupRoyalHaveCubesForCoins() throws IOException {
    arena("--game=royal", "--bots=random", "--players=3", "--games=3");
    assertThat(contessa("replay", games.toString(), "--as=csv")).isZero();
    assertThat(out.toString().lines().skip(1).findFirst().orElseThrow())
        .matches("1,1,1,0,random,plan,plan thief=.*,[0-9.]+,,,3 3 3,(0 0 0 0/){2}0 0 0 0,[012 ]+");
  }

  @Test
  void onlyLostGamesAreKeptOnRequest() throws IOException {
    assertThat(arena("--bots=random,honest", "--players=3", "--games=30", "--keep=lost:random"))
        .isZero();
    assertThat(kept()).isNotEmpty().hasSizeLessThanOrEqualTo(30);
    for (ReadRecord game : kept()) {
      int seat = 0;
      while (!game.game().header().players().get(seat).name().equals("random")) {
        seat++;
      }
      assertThat(game.game().end().winners() >>> seat & 1).isZero();
    }
  }

  @Test
  void aFaultyAnswerIsNotedInTheRecord() throws IOException {
    Path program = folder.resolve("program.sh");
    Files.writeString(
        program,
        """
        while read line; do
          case "$line" in *decide*) echo '{"move":"fly"}';; esac
        done
        """);
    arena("--bots=cmd:sh " + program + ",honest", "--players=2", "--games=2");
    assertThat(kept().stream().flatMap(game -> game.game().steps().stream()))
        .flatExtracting(RecordStep::notes)
        .anyMatch(note -> note.matches("(illegal|broken): .+"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--keep=lost:nobody", "--keep=some", "--games-out=/nowhere/at/all"})
  void whatCannotBeKeptIsAUsageError(String mistake) {
    assertThat(contessa("arena", "--bots=honest,random", "--games-out=" + games, mistake))
        .isEqualTo(ExitCode.USAGE);
    assertThat(contessa("arena", "--bots=honest,random", "--keep=all")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aGameOfCoupRoyalIsTold() {
    arena("--game=royal", "--bots=random,random,random", "--games=3");
    assertThat(contessa("replay", games.toString(), "--game=1")).isZero();
    assertThat(out.toString()).isNotBlank();
    assertThat(contessa("replay", games.toString(), "--game=1", "--view=C")).isZero();
    assertThat(contessa("verify", games.toString())).isZero();
  }

  @Test
  void aReplayWithAllCardsTellsTheFaultsOfAProgram() {
    arena("--bots=mine=cmd:cat,random", "--games=2");
    assertThat(contessa("replay", games.toString(), "--game=1")).isZero();
    assertThat(out.toString()).contains("[mine: broken: ");
    assertThat(contessa("replay", games.toString(), "--game=1", "--view=A")).isZero();
    assertThat(out.toString()).isNotBlank().doesNotContain("broken");
  }

  @Test
  void aReplayTellsNoSeatWhatItMayNotKnow() {
    arena("--bots=honest,random", "--players=3", "--games=3");
    for (Language language : Language.ALL) {
      assertThat(contessa("replay", games.toString(), "--game=1", "--language=" + language.code()))
          .isZero();
      assertThat(out.toString()).contains("[honest: ", " · random B: ", " · random C: ");
      assertThat(
              contessa(
                  "replay",
                  games.toString(),
                  "--game=1",
                  "--view=B",
                  "--language=" + language.code()))
          .isZero();
      assertThat(out.toString()).doesNotContain("[honest: ").isNotBlank();
    }
  }

  @Test
  void bothFormsCanBeTurnedIntoEachOther() throws IOException {
    arena("--bots=honest,random", "--players=3", "--games=3");
    assertThat(contessa("replay", games.toString(), "--as=cgn")).isZero();
    Path text = folder.resolve("games.cgn");
    Files.writeString(text, out.toString());
    assertThat(contessa("verify", text.toString())).isZero();
    assertThat(contessa("replay", text.toString(), "--as=jsonl")).isZero();
    assertThat(out.toString()).isEqualTo(Files.readString(games));
    assertThat(contessa("replay", text.toString(), "--as=cgn", "--view=public")).isZero();
    assertThat(out.toString()).contains("[View \"public\"]").doesNotContain("0. {", "[State");
  }

  @Test
  void verifyNamesTheFirstThingThatIsWrong() throws IOException {
    arena("--bots=honest,random", "--players=2", "--games=2");
    assertThat(contessa("verify", games.toString())).isZero();
    assertThat(out.toString()).contains("game 1: sound", "game 2: sound");
    Files.writeString(games, Files.readString(games).replaceFirst("\"first\":0", "\"first\":1"));
    assertThat(contessa("verify", games.toString())).isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString()).contains("line 1, column ", "expected ");
  }
}

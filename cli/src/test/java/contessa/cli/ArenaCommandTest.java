package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.ExitCode;

class ArenaCommandTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int arena(String... args) {
    return Contessa.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  @Test
  void aContestIsReportedAsTextJsonAndHtml() throws IOException {
    Path json = folder.resolve("results.json");
    Path html = folder.resolve("results.html");
    assertThat(
            arena(
                "arena",
                "--bots=honest,random",
                "--players=3",
                "--edition=reformation",
                "--option=exchanger=ambassador",
                "--games=10",
                "--json=" + json,
                "--html=" + html))
        .isZero();
    assertThat(out.toString())
        .contains("Coup, reformation, exchanger=ambassador, 3 players: 12 games in 4 blocks");
    assertThat(Files.readString(json)).contains("\"name\":\"honest\"", "\"games\":24");
    assertThat(Files.readString(html)).contains("data-kind=\"arena\"", "honest");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void theSameSeedGivesTheSameResults() {
    String[] args = {"arena", "--league", "--bots=honest,random,schemer", "--games=40", "--seed=x"};
    arena(args);
    String first = shares();
    arena(args);
    assertThat(shares()).isEqualTo(first);
  }

  /** Takes the lines without times from the output, and clears it. */
  private String shares() {
    String seats = out.toString().replaceAll("(?s).*(Won by seat.*)", "$1");
    seats = seats.replaceAll("(?m)^.*, commit .*$", "");
    out.getBuffer().setLength(0);
    return seats;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --games=5 | no players given
          --bots=honest,nobody | unknown bot 'nobody'; expected one of random, honest
          --bots=honest,random,random --players=2 | with --league, each table
          --bots=cmd: | cmd: needs a program
          --bots=cmd:"x | unclosed quote
          --bots=random --game=chess | unknown game 'chess'
          --bots=random --edition=deluxe | unknown edition 'deluxe'
          --bots=random --edition=royal --game=coup | is not an edition of 'coup'
          --bots=random --option=exchanger=pope | expected ambassador, inquisitor or both
          --bots=random --players=11 | 2 to 10 players
          --bots=random --games=0 | --games must be at least 1
          --bots=random --threads=0 | --threads must be at least 1
          --bots=random --millis=0 | --millis must be at least 1
          --bots=random --games=many | 'many'
          --bots=random --json=/no/such/place/x.json | cannot write
          """)
  void aUsageErrorIsReportedInOneLine(String args, String message) {
    String[] words = ("arena " + args).split(" ");
    assertThat(arena(words)).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains(message).contains("./contessa arena --help");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aMissingProgramIsASentence() {
    assertThat(arena("arena", "--bots=cmd:exec ./no-such-bot 2>&-,random", "--games=2"))
        .isEqualTo(1);
    assertThat(err.toString()).isEqualTo("cannot run the program: exec ./no-such-bot 2>&-\n");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void faultsAreToldAndEndAStrictContest() {
    assertThat(
            arena(
                "arena",
                "--bots=mine=cmd:read start; read ask; echo hello; cat,random",
                "--games=2",
                "--strict"))
        .isEqualTo(ExitCode.SOFTWARE);
    assertThat(err.toString())
        .startsWith("mine (game ")
        .contains("said:  hello")
        .endsWith("stopped at the first fault of mine\n");
  }

  /** A bot from a jar that throws. */
  public static final class Careless implements BotKind {
    @Override
    public String name() {
      return "careless";
    }

    @Override
    public String about() {
      return "throws";
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      throw new UnsupportedOperationException("not yet");
    }
  }

  @Test
  void aBotThatThrowsIsASentenceAndATraceInTheLog() throws IOException {
    Path jar = folder.resolve("careless.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/services/" + BotKind.class.getName()));
      out.write(Careless.class.getName().getBytes(StandardCharsets.UTF_8));
    }
    assertThat(arena("arena", "--bots=jar:" + jar + ",random", "--games=2")).isEqualTo(1);
    assertThat(err.toString())
        .startsWith("a bot has failed: java.lang.UnsupportedOperationException: not yet, at ")
        .endsWith("--log keeps the whole trace\n")
        .hasLineCount(1);
    Path log = folder.resolve("log");
    assertThat(arena("arena", "--bots=jar:" + jar + ",random", "--games=2", "--log=" + log))
        .isEqualTo(1);
    assertThat(err.toString()).endsWith("not yet; see " + log.resolve("failure.log") + "\n");
    assertThat(log.resolve("failure.log")).content().contains("not yet", "Careless.seat");
  }

  @Test
  void programsMayBeQuoted() {
    assertThat(arena("arena", "--bots=random,cmd:\"echo 'a, b'; cat\",cmd:false x", "--games=3"))
        .isZero();
    assertThat(out.toString()).contains("cmd:echo 'a, b'; cat", "cmd:false x", "broken");
  }

  @Test
  void ctrlCReportsTheResultsSoFar() throws Exception {
    Path json = folder.resolve("results.json");
    Process process =
        new ProcessBuilder(
                List.of(
                    // A shell ignores Ctrl-C in background jobs, and the tests may run in one.
                    "env",
                    "--default-signal=INT",
                    ProcessHandle.current().info().command().orElseThrow(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "contessa.cli.Contessa",
                    "arena",
                    "--bots=random,random,cmd:echo playing >&2; exec cat",
                    "--games=100000000",
                    "--threads=1",
                    "--json=" + json))
            .start();
    try (BufferedReader errors = process.errorReader(StandardCharsets.UTF_8)) {
      // The program has been asked, so the contest is under way.
      assertThat(errors.readLine()).isEqualTo("playing");
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    } finally {
      if (process.isAlive()) {
        process.destroyForcibly();
      }
    }
    String report = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(report).contains("stopped").contains("Coup, resistance, 3 players");
    assertThat(Files.readString(json)).contains("\"complete\":false");
    assertThat(process.exitValue()).isEqualTo(130);
  }

  @Test
  void theBarShowsProgressAndTimeLeft() {
    assertThat(ProgressBar.bar(0.25, 30))
        .isEqualTo("[##########------------------------------]  25 %  1 min 30 s left");
    assertThat(ProgressBar.bar(0, 2)).startsWith("[----");
  }
}

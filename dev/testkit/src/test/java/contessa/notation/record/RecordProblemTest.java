package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import module java.base;

import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import contessa.notation.record.text.RecordFiles;
import contessa.notation.record.text.TextRecordReader;
import contessa.notation.record.text.TextRecordWriter;
import contessa.testkit.TestScale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RecordProblemTest {

  private static final int SEED = 1;

  /** A game of Resistance with art that does not tell copies apart. */
  private static final int COUP =
      IntStream.range(0, 1_000)
          .filter(
              seed ->
                  RandomRecords.game(seed).header().rules() instanceof CoupRules rules
                      && rules.edition() == Edition.RESISTANCE
                      && !rules.distinctArt())
          .findFirst()
          .orElseThrow();

  private static RecordProblem problem(String file) {
    return catchThrowableOfType(
        RecordProblem.class,
        () -> RecordFiles.read(file.getBytes(StandardCharsets.UTF_8)).getFirst().moments());
  }

  @Test
  void aBrokenTextIsNamedByLineColumnAndWhatWasExpected() {
    String text = TextRecordWriter.write(RandomRecords.game(SEED)).replaceAll("\\[Hash.*\n", "");
    int line = (int) text.substring(0, text.indexOf("\n1. ")).lines().count() + 1;
    RecordProblem problem = problem(text.replaceFirst("\n1\\. ", "\n7. "));
    assertThat(problem).hasMessageContaining("expected '1. ', found '7. ");
    assertThat(problem.line()).isEqualTo(line);
    assertThat(problem.column()).isEqualTo(1);
    assertThat(problem("[Contessa \"2\"]\n[Game \"coup\"]\n[A \"x\"]\n"))
        .hasMessageContaining("line 1, column 1: expected version 1");
    assertThat(problem("hello")).hasMessageContaining("line 1, column 1: expected '['");
  }

  @Test
  void aBrokenLineOfJsonIsNamedByLineColumnAndWhatWasExpected() {
    String lines = JsonLinesWriter.write(RandomRecords.game(SEED));
    int second = lines.indexOf('\n') + 1;
    RecordProblem notJson = problem(lines.substring(0, second + 10) + "\n");
    assertThat(notJson.line()).isEqualTo(2);
    assertThat(notJson.column()).isGreaterThan(1);
    RecordProblem cut = problem(lines.substring(0, second));
    assertThat(cut).hasMessageContaining("line 2, column 1: expected the deal");
    RecordProblem spaced = problem(lines.replaceFirst("\"game\":", "\"game\": "));
    assertThat(spaced).hasMessageContaining("line 1, column 22: expected '");
  }

  /** New options may be added to a game; older records lack them and must not change. */
  @Test
  void aRecordWithoutAnOptionKeepsItsOwnText() {
    String text = TextRecordWriter.write(RandomRecords.game(COUP)).replaceAll("\\[Hash.*\n", "");
    assertThat(text).contains("[Options {\"edition\":\"resistance\",");
    String older = text.replaceFirst(",\"art\":\"identical\"", "");
    GameRecord game = TextRecordReader.read(older).getFirst().game();
    String lines = JsonLinesWriter.write(game);
    assertThat(lines).doesNotContain("\"art\"");
    JsonLinesReader.read(lines).getFirst().moments();
  }

  @Test
  void anIllegalMoveIsNamedByItsPlace() {
    String text = TextRecordWriter.write(RandomRecords.game(SEED)).replaceAll("\\[Hash.*\n", "");
    RecordProblem problem = problem(text.replaceFirst("\n1\\. ", " .A\n1. "));
    assertThat(problem.line()).isGreaterThan(1);
    assertThat(problem.column()).isGreaterThan(1);
    assertThat(problem.what()).startsWith("expected ");
  }

  @Test
  void anyChangedByteIsFound() {
    SeededChance chance = new SeededChance(SEED);
    for (int n = 0; n < TestScale.of(150, 10_000); n++) {
      byte[] file =
          JsonLinesWriter.write(RandomRecords.game(chance.below(20)))
              .getBytes(StandardCharsets.US_ASCII);
      int at = chance.below(file.length);
      file[at] ^= (byte) (1 << chance.below(7));
      RecordProblem problem =
          catchThrowableOfType(
              RecordProblem.class,
              () -> JsonLinesReader.read(new String(file, StandardCharsets.US_ASCII)));
      assertThat(problem).as("byte %d", at).isNotNull();
      assertThat(problem.line()).isPositive();
    }
  }

  /** Nothing but a problem comes out of a file that is broken anywhere. */
  @Test
  void aBrokenTextNeverCausesAnythingElse() {
    SeededChance chance = new SeededChance(SEED);
    for (int n = 0; n < TestScale.of(400, 50_000); n++) {
      String text = TextRecordWriter.write(RandomRecords.game(chance.below(20)));
      int at = chance.below(text.length());
      String broken = text.substring(0, at) + (char) chance.below(128) + text.substring(at + 1);
      try {
        TextRecordReader.read(broken).forEach(ReadRecord::moments);
      } catch (RecordProblem problem) {
        assertThat(problem.line()).isPositive();
      }
    }
  }
}

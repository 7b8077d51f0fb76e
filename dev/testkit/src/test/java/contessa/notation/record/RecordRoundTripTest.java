package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.game.Reader;
import contessa.notation.record.text.TextRecordReader;
import contessa.notation.record.text.TextRecordWriter;
import contessa.testkit.TestScale;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("soak")
class RecordRoundTripTest {

  private static final int GAMES = TestScale.of(100, 50_000);

  @Test
  void printingAndParsingIsTheIdentityInBothForms() {
    for (int seed = 0; seed < GAMES; seed++) {
      roundTrip(RandomRecords.game(seed), seed);
    }
  }

  @Test
  void everyViewOfAGameSurvivesBothForms() {
    for (int seed = 0; seed < GAMES / 10; seed++) {
      GameRecord game = RandomRecords.game(seed);
      for (int reader = Reader.SPECTATOR; reader < game.header().rules().seats(); reader++) {
        roundTrip(Redaction.of(game, reader), seed);
      }
    }
  }

  @Test
  void playingARecordAgainGivesTheSameState() {
    for (int seed = 0; seed < GAMES; seed++) {
      GameRecord read = fromText(TextRecordWriter.write(RandomRecords.game(seed)));
      List<Reexecution.Moment> moments = Reexecution.of(read);
      assertThat(ShortHash.ofState(read.header().rules(), moments.getLast().position()))
          .isEqualTo(read.end().state());
    }
  }

  @Test
  void severalGamesFitInOneFile() {
    String lines = "";
    String text = "";
    for (int seed = 0; seed < 5; seed++) {
      lines += JsonLinesWriter.write(RandomRecords.game(seed));
      text += TextRecordWriter.write(RandomRecords.game(seed)) + "\n";
    }
    assertThat(JsonLinesReader.read(lines)).hasSize(5);
    assertThat(TextRecordReader.read(text)).hasSize(5);
  }

  private static void roundTrip(GameRecord game, int seed) {
    String lines = JsonLinesWriter.write(game);
    String text = TextRecordWriter.write(game);
    assertThat(JsonLinesWriter.write(JsonLinesReader.read(lines).getFirst().game()))
        .as("seed %d", seed)
        .isEqualTo(lines);
    GameRecord read = fromText(text);
    assertThat(TextRecordWriter.write(read)).as("seed %d", seed).isEqualTo(text);
    assertThat(JsonLinesWriter.write(read)).as("seed %d", seed).isEqualTo(lines);
  }

  private static GameRecord fromText(String text) {
    return TextRecordReader.read(text).getFirst().game();
  }
}

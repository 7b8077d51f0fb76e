package contessa.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.record.text.TextRecordReader;
import contessa.notation.record.text.TextRecordWriter;
import org.junit.jupiter.api.Test;

/** Records of every version of the format stay readable, and are written as they were. */
class GoldenRecordsTest {

  private static final Path GOLDEN =
      Path.of("..", "..", "notation", "src", "test", "resources", "golden");
  private static final Path PAGE = Path.of("..", "..", "docs", "notation.md");

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  @Test
  void everyGoldenRecordIsReadPlayedAndWrittenAsItWas() throws IOException {
    assertThat(files(".jsonl")).hasSizeGreaterThan(5);
    for (Path file : files(".jsonl")) {
      String lines = Files.readString(file);
      ReadRecord record = JsonLinesReader.read(lines).getFirst();
      if (record.game().complete()) {
        record.moments();
      }
      assertThat(JsonLinesWriter.write(record.game())).isEqualTo(lines);
      String text = Files.readString(Path.of(file.toString().replace(".jsonl", ".cgn")));
      assertThat(TextRecordWriter.write(record.game())).isEqualTo(text);
      assertThat(JsonLinesWriter.write(TextRecordReader.read(text).getFirst().game()))
          .isEqualTo(lines);
    }
  }

  @Test
  void theGameInTheNotationPageIsARecord() throws IOException {
    String page = Files.readString(PAGE);
    int start = page.indexOf("[Contessa \"1\"]");
    String text = page.substring(start, page.indexOf("```", start));
    TextRecordReader.read(text).getFirst().moments();
    assertThat(TextRecordWriter.write(TextRecordReader.read(text).getFirst().game()))
        .isEqualTo(text);
  }
}

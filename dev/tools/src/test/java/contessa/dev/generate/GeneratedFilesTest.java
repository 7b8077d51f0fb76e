package contessa.dev.generate;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GeneratedFilesTest {

  static List<GenerateCommand.Generated> files() {
    return GenerateCommand.all();
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyGeneratedFileIsCurrent(GenerateCommand.Generated file) throws IOException {
    String there = Files.readString(Path.of("../..", file.path()));
    assertThat(complaint(file.path(), there, file.text())).isEmpty();
  }

  @Test
  void aStaleFileIsToldInFewLines() {
    assertThat(complaint("a.ts", "same\nold\nlast\n", "same\nnew\nmore\nlast\n"))
        .isEqualTo(
            """
            a.ts is stale: run ./contessa dev generate. From line 2:
              - old
              + new
              + more
            """);
    String long1 = "x\n".repeat(100);
    String long2 = "y\n".repeat(100);
    assertThat(complaint("a.ts", long1, long2)).hasLineCount(1 + 2 * SHOWN);
  }

  private static final int SHOWN = 5;

  /** Says where two texts differ, with the first lines of both; nothing if they do not. */
  private static String complaint(String path, String there, String wanted) {
    if (there.equals(wanted)) {
      return "";
    }
    List<String> old = there.lines().toList();
    List<String> now = wanted.lines().toList();
    int same = 0;
    while (same < Math.min(old.size(), now.size()) && old.get(same).equals(now.get(same))) {
      same++;
    }
    int end = 0;
    while (end < Math.min(old.size(), now.size()) - same
        && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
      end++;
    }
    StringBuilder text = new StringBuilder();
    text.append(path).append(" is stale: run ./contessa dev generate. From line ");
    text.append(same + 1).append(":\n");
    old.subList(same, old.size() - end).stream()
        .limit(SHOWN)
        .forEach(line -> text.append("  - ").append(line).append('\n'));
    now.subList(same, now.size() - end).stream()
        .limit(SHOWN)
        .forEach(line -> text.append("  + ").append(line).append('\n'));
    return text.toString();
  }
}

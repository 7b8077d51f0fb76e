package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** The documents stay short enough to be read: a page takes ten minutes, all of them an evening. */
class DocumentLengthTest {

  private static final int A_PAGE = 1_500;
  private static final int ALL = 35_000;

  /** Looked up, not read. */
  private static final Set<String> REFERENCES =
      Set.of(
          "docs/api.md",
          "docs/notation.md",
          "docs/protocol.md",
          "docs/rules.md",
          "docs/rules-royal.md");

  private final Map<String, Integer> words = new TreeMap<>();

  DocumentLengthTest() throws IOException {
    for (Path document : DocumentFiles.all()) {
      words.put(
          DocumentFiles.name(document), Files.readString(document).strip().split("\\s+").length);
    }
  }

  @Test
  void noPageIsTooLong() {
    Map<String, Integer> tooLong =
        words.entrySet().stream()
            .filter(page -> page.getValue() > A_PAGE && !REFERENCES.contains(page.getKey()))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    assertThat(tooLong).as("pages over %s words, other than references", A_PAGE).isEmpty();
  }

  @Test
  void allDocumentsTogetherAreNotTooLong() {
    int sum = words.values().stream().mapToInt(Integer::intValue).sum();
    assertThat(sum).as("words in all documents").isBetween(A_PAGE, ALL);
  }

  @Test
  void everyReferenceIsThere() {
    assertThat(words).containsKeys(REFERENCES.toArray(String[]::new));
  }
}

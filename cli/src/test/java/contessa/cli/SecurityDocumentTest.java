package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/**
 * The table about security answers every item of level 1 and 2 of OWASP ASVS 5.0.0, by tests that
 * exist or a reason.
 */
class SecurityDocumentTest {

  private static final Path TABLE = Path.of("..", "docs", "asvs.tsv");

  /** The sections, each with its last item of level 1 or 2. In all of them these come first. */
  private static final String SECTIONS =
      """
      1.1.2 1.2.9 1.3.11 1.4.3 1.5.2 2.1.3 2.2.3 2.3.4 2.4.1 3.2.2 3.3.4 3.4.6 3.5.5 3.7.2
      4.1.3 4.2.1 4.3.2 4.4.4 5.1.1 5.2.3 5.3.2 5.4.3 6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4
      7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2 8.1.2 8.2.3 8.3.1 8.4.1 9.1.3 9.2.4
      10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3 11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1
      12.1.3 12.2.2 12.3.4 13.1.1 13.2.5 13.3.2 13.4.5 14.1.2 14.2.4 14.3.3 15.1.3 15.2.3 15.3.7
      16.1.1 16.2.5 16.3.4 16.4.3 16.5.3 17.1.1 17.2.4 17.3.2
      """;

  private static final Pattern ITEMS =
      Pattern.compile("V(\\d+)$|(\\d[\\d.]*) to (\\d[\\d.]*)|(\\d[\\d.]*)");

  private static List<String> items() {
    List<String> items = new ArrayList<>();
    for (String section : SECTIONS.strip().split("\\s+", -1)) {
      items.addAll(upTo(section, 1));
    }
    return items;
  }

  /** The items of a section from this one to the last. */
  private static List<String> upTo(String last, int first) {
    int dot = last.lastIndexOf('.') + 1;
    List<String> items = new ArrayList<>();
    for (int i = first; i <= Integer.parseInt(last.substring(dot)); i++) {
      items.add(last.substring(0, dot) + i);
    }
    return items;
  }

  /** What items like {@code 1.2.1, 1.3.2 to 1.3.5, 4.3} stands for. */
  private static List<String> named(String cell, List<String> all) {
    List<String> named = new ArrayList<>();
    Matcher items = ITEMS.matcher(cell.strip());
    while (items.find()) {
      if (items.group(2) != null) {
        String from = items.group(2);
        named.addAll(
            upTo(items.group(3), Integer.parseInt(from.substring(from.lastIndexOf('.') + 1))));
      } else {
        String whole = items.group(1) != null ? items.group(1) : items.group(4);
        boolean one = whole.chars().filter(c -> c == '.').count() == 2;
        all.stream()
            .filter(item -> one ? item.equals(whole) : item.startsWith(whole + "."))
            .forEach(named::add);
        assertThat(named).as("there is no item %s", whole).isNotEmpty();
      }
    }
    return named;
  }

  /** The names of all tests, of Java without the ending. */
  private static Set<String> tests() throws IOException {
    return DocumentFiles.files().stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith("Test.java") || name.contains(".test."))
        .map(name -> name.replace(".java", ""))
        .collect(Collectors.toSet());
  }

  @Test
  void everyItemIsAnsweredOnceByATestOrAReason() throws IOException {
    List<String> all = items();
    assertThat(all).hasSize(253);
    TreeMap<String, Integer> answered = new TreeMap<>();
    all.forEach(item -> answered.put(item, 0));
    Set<String> tests = tests();
    for (String line : Files.readAllLines(TABLE).stream().skip(1).toList()) {
      List<String> row = List.of(line.split("\t", -1));
      assertThat(row).as(line).hasSize(3);
      named(row.get(0), all).forEach(item -> answered.merge(item, 1, Integer::sum));
      if (row.get(2).isEmpty()) {
        assertThat(row.get(1)).as("a test or a reason: %s", row).startsWith("no ");
      } else {
        assertThat(tests).contains(row.get(2).split(", ", -1));
      }
    }
    assertThat(answered).allSatisfy((item, times) -> assertThat(times).as(item).isOne());
  }
}

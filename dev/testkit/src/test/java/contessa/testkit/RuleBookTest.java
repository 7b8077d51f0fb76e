package contessa.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/**
 * The rule book and the code agree: every rule has a test that cites it with {@code @Rule}, and
 * every id cited anywhere is defined.
 */
class RuleBookTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final List<String> RULE_BOOKS = List.of("rules.md", "rules-royal.md");

  /** Rules that no position, move or event can show, and why. */
  private static final Map<String, String> NOT_SHOWN =
      Map.of(
          "R-CORE-06", "the summary card is help text, not a rule of play",
          "R-CORE-18", "talk and deals happen outside the rules and bind nobody",
          "R-BIG-03", "a recommendation to people",
          "D-17", "an edition's name for an action is a label, not a rule");

  /** An id is defined where a table row, list item or heading begins with it in bold. */
  private static final Pattern DEFINITION =
      Pattern.compile("(?m)^(?:\\| *|[-*] +|#+ +)\\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\\*\\*");

  private static final Pattern ANNOTATION = Pattern.compile("@Rule\\(\\{?([^)]*?)}?\\)");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

  /** Ids of the rule book, and words that look like them. */
  private static final Pattern CITATION =
      Pattern.compile(
          "(?<![\\w-])(R-[A-Z0-9]+-\\d+|(?:EC|D|G|EX|INV)-\\d{2}|(?:G|INV)-CR-\\d+|CR-T\\d+)\\b");

  /** Chapters of other documents, which nobody can look up here. */
  private static final Pattern LOOSE =
      Pattern.compile("\\brules [AB]\\.\\d|\\([AB]\\.\\d|\\bgap [ivx]+\\b|\\binvariant \\d");

  private static final Set<String> NOT_OURS =
      Set.of("target", "node_modules", ".git", "dist", "shared", "runs");
  private static final Pattern TEXT =
      Pattern.compile(".*\\.(java|ts|js|mjs|svelte|css|md|txt|properties|xml|html|sql|py)");

  @Test
  void everyRuleHasATest() {
    Set<String> missing = new TreeSet<>(defined());
    missing.removeAll(NOT_SHOWN.keySet());
    missing.removeAll(shown());
    assertThat(missing).as("rules without a test").isEmpty();
  }

  @Test
  void onlyRulesThatAreDefinedAreShown() {
    Set<String> unknown = new TreeSet<>(shown());
    unknown.removeAll(defined());
    assertThat(unknown).as("ids in @Rule that no rule book defines").isEmpty();
  }

  @Test
  void rulesWithoutATestAreDefinedAndHaveNone() {
    assertThat(defined()).containsAll(NOT_SHOWN.keySet());
    assertThat(shown()).doesNotContainAnyElementsOf(NOT_SHOWN.keySet());
  }

  @Test
  void everyCitedIdIsDefined() {
    Set<String> defined = defined();
    Map<String, Path> unknown = new TreeMap<>();
    for (Path file : files()) {
      CITATION
          .matcher(read(file))
          .results()
          .map(result -> result.group(1))
          .filter(id -> !defined.contains(id))
          .forEach(id -> unknown.put(id, file));
    }
    assertThat(unknown).as("ids that no rule book defines").isEmpty();
  }

  @Test
  void rulesAreCitedByTheirIds() {
    Map<Path, String> loose = new TreeMap<>();
    for (Path file : files()) {
      if (!file.endsWith(getClass().getSimpleName() + ".java")) {
        LOOSE.matcher(read(file)).results().forEach(found -> loose.put(file, found.group()));
      }
    }
    assertThat(loose).as("citations of chapters instead of ids").isEmpty();
  }

  private static Set<String> defined() {
    Set<String> ids = new TreeSet<>();
    for (String book : RULE_BOOKS) {
      DEFINITION
          .matcher(read(ROOT.resolve("docs").resolve(book)))
          .results()
          .map(result -> result.group(1))
          .forEach(id -> assertThat(ids.add(id)).as("%s is defined once", id).isTrue());
    }
    return ids;
  }

  /** The ids in annotations of tests, in all modules. */
  private static Set<String> shown() {
    return files().stream()
        .filter(file -> file.toString().endsWith("Test.java"))
        .flatMap(file -> ANNOTATION.matcher(read(file)).results())
        .flatMap(annotation -> QUOTED.matcher(annotation.group(1)).results())
        .map((MatchResult id) -> id.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Path> files() {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          ROOT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
              Path name = folder.getFileName();
              return name != null && NOT_OURS.contains(name.toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (TEXT.matcher(file.getFileName().toString()).matches()) {
                files.add(file);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/**
 * One name, one meaning: no two classes of the project have the same simple name, and no nested
 * type has the name of a class with a file of its own. Nested types are written with their outer
 * type, so two of them may share a name: {@code Command.Offer}, {@code CoupMove.Offer}.
 */
class ClassNamesTest {

  /** Nested types with the name of a class, and why that is no trap. */
  private static final Map<String, String> ALLOWED =
      Map.of(
          "Outcome.Refused", "the refusal by the rules, next to the one by the server",
          "RoyalView.Player", "a player's part of a view, next to one at the arena's table",
          "RoyalPositionSpec.Player", "a player's part of a position",
          "ExploreRequest.Cards", "which cards to play with; a name of the wire");

  /** They describe the JSON of events and views, so they have the names of those. */
  private static final Set<String> MIRRORS = Set.of("CoupShapes", "RoyalShapes");

  private static final Pattern NESTED =
      Pattern.compile(
          "(?m)^ +(?:(?:public|protected|static|final|sealed|abstract) )*"
              + "(?:class|record|interface|enum) ([A-Z]\\w*)");

  @Test
  void noTwoFilesDeclareTheSameName() throws IOException {
    assertThat(repeated(sources())).isEmpty();
  }

  @Test
  void noNestedTypeHasTheNameOfAClass() throws IOException {
    List<Path> sources = sources();
    Set<String> names = new HashSet<>();
    sources.forEach(file -> names.add(name(file)));
    List<String> found = new ArrayList<>();
    for (Path file : sources) {
      if (file.toString().contains("main") && !MIRRORS.contains(name(file))) {
        found.addAll(shadowing(name(file), Files.readString(file), names));
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(ALLOWED.keySet());
  }

  @Test
  void aRepeatedNameIsFound() {
    List<Path> planted = List.of(Path.of("a/Table.java"), Path.of("b/Table.java"));
    assertThat(repeated(planted)).containsOnlyKeys("Table.java");
    String source = "final class Outer {\n  public record Table(int n) {}\n  enum Kind {}\n}\n";
    assertThat(shadowing("Outer", source, Set.of("Table"))).containsExactly("Outer.Table");
  }

  private static List<String> shadowing(String outer, String source, Set<String> names) {
    List<String> found = new ArrayList<>();
    Matcher nested = NESTED.matcher(source);
    while (nested.find()) {
      if (names.contains(nested.group(1))) {
        found.add(outer + "." + nested.group(1));
      }
    }
    return found;
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static Map<String, List<Path>> repeated(List<Path> files) {
    Map<String, List<Path>> byName =
        files.stream().collect(Collectors.groupingBy(file -> file.getFileName().toString()));
    byName.values().removeIf(same -> same.size() == 1);
    return byName;
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."));
        Stream<Path> tools = Files.list(Path.of("..", "dev"))) {
      List<Path> roots =
          Stream.concat(modules, tools)
              .map(module -> module.resolve("src"))
              .filter(Files::isDirectory)
              .toList();
      assertThat(roots).hasSizeGreaterThan(5);
      // What browsers have instead of a class has its name.
      return roots.stream()
          .flatMap(ClassNamesTest::javaFiles)
          .filter(file -> !file.toString().contains("/browser/instead/"))
          .toList();
    }
  }

  private static Stream<Path> javaFiles(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

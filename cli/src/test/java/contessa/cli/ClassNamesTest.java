package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One name, one meaning: no two classes of the project have the same simple name. */
class ClassNamesTest {

  @Test
  void noTwoFilesDeclareTheSameName() throws IOException {
    assertThat(repeated(sources())).isEmpty();
  }

  @Test
  void aRepeatedNameIsFound() {
    List<Path> planted = List.of(Path.of("a/Table.java"), Path.of("b/Table.java"));
    assertThat(repeated(planted)).containsOnlyKeys("Table.java");
  }

  private static Map<String, List<Path>> repeated(List<Path> files) {
    Map<String, List<Path>> byName =
        files.stream().collect(Collectors.groupingBy(file -> file.getFileName().toString()));
    byName.values().removeIf(same -> same.size() == 1);
    return byName;
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      List<Path> roots =
          modules.map(module -> module.resolve("src")).filter(Files::isDirectory).toList();
      assertThat(roots).hasSizeGreaterThan(5);
      return roots.stream().flatMap(ClassNamesTest::javaFiles).toList();
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

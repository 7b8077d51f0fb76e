package contessa.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The ids that the rule book defines. An id is defined where a table row, list item or heading
 * begins with it in bold.
 */
public final class DefinedRules {

  private static final Path DOCUMENTS = Path.of("..", "docs");

  private static final Pattern DEFINITION =
      Pattern.compile("(?m)^(?:\\| *|[-*] +|#+ +)\\*\\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\\*\\*");

  private DefinedRules() {}

  public static Set<String> in(String document) {
    Set<String> ids = new TreeSet<>();
    DEFINITION
        .matcher(read(DOCUMENTS.resolve(document)))
        .results()
        .map(result -> result.group(1))
        .forEach(
            id -> {
              if (!ids.add(id)) {
                throw new AssertionError(document + " defines " + id + " twice");
              }
            });
    return ids;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

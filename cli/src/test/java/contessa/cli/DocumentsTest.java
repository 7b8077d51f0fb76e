package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the parts of the documents that a machine can check. */
class DocumentsTest {

  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("]\\((?!\\w+:|#)([^)#]+)");
  private static final Pattern COMMAND_ROW = Pattern.compile("(?m)^\\| `([a-z-]+)` \\|");

  @Test
  void theReadmeListsEveryCommand() throws IOException {
    String readme = Files.readString(CHECKOUT.resolve("README.md"));
    String commands = readme.substring(readme.indexOf("## Commands"), readme.indexOf("## Config"));
    assertThat(found(COMMAND_ROW, commands))
        .containsExactlyInAnyOrderElementsOf(Contessa.commandLine().getSubcommands().keySet());
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    try (Stream<Path> top = Files.list(CHECKOUT);
        Stream<Path> docs = Files.walk(CHECKOUT.resolve("docs"))) {
      for (Path document :
          Stream.concat(top, docs).filter(file -> file.toString().endsWith(".md")).toList()) {
        for (String link : found(LINK, Files.readString(document))) {
          assertThat(document.resolveSibling(link)).as("link in %s", document).exists();
        }
      }
    }
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
  }
}

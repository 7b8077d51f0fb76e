package contessa.cli;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import org.junit.jupiter.api.Test;

/** Checks the parts of the documents that a machine can check. */
class DocumentsTest {

  private static final Pattern LINK = Pattern.compile("]\\((?!\\w+:)([^)#]*)(#[^)]+)?\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern PICTURE = Pattern.compile("<img src=\"([^\"]+)\"");
  private static final Pattern COMMAND = Pattern.compile("(?m)^- `([a-z-]+)`:");

  @Test
  void theReadmeListsEveryCommand() throws IOException {
    String readme = Files.readString(DocumentFiles.CHECKOUT.resolve("README.md"));
    String commands = readme.substring(readme.indexOf("## Commands"), readme.indexOf("## Config"));
    assertThat(found(COMMAND, commands))
        .containsExactlyInAnyOrderElementsOf(Contessa.commandLine().getSubcommands().keySet());
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    for (Path document : DocumentFiles.all()) {
      Matcher link = LINK.matcher(Files.readString(document));
      while (link.find()) {
        Path page = link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1));
        assertThat(page).as("link in %s", document).exists();
        if (link.group(2) != null) {
          assertThat(anchors(page)).as("link in %s to %s", document, page).contains(link.group(2));
        }
      }
    }
  }

  @Test
  void picturesAreThere() throws IOException {
    for (Path document : DocumentFiles.all()) {
      for (String picture : found(PICTURE, Files.readString(document))) {
        assertThat(document.resolveSibling(picture)).as("picture in %s", document).exists();
      }
    }
  }

  /** What forges make of headings. */
  private static List<String> anchors(Path page) throws IOException {
    return found(HEADING, Files.readString(page)).stream()
        .map(title -> title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", ""))
        .map(title -> "#" + title.replace(' ', '-'))
        .toList();
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult result) -> result.group(1)).toList();
  }
}

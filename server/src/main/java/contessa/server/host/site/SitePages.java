package contessa.server.host.site;

import module java.base;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Pages that the operator has written, as text in a folder: {@code imprint.md}, and {@code
 * imprint.de.md} for readers of German.
 */
public final class SitePages {

  private static final Logger LOG = LoggerFactory.getLogger(SitePages.class);

  private static final List<String> NAMES = List.of("imprint", "privacy", "terms");
  private static final long LONGEST = 64 << 10;

  private final Path folder;

  public SitePages(Path folder) {
    this.folder = folder;
  }

  /** The names of the pages that there are. */
  public List<String> names() {
    return NAMES.stream().filter(name -> file(name, "").isPresent()).toList();
  }

  /**
   * The text of a page.
   *
   * @param language of the reader; where it is missing, the page has the file's without a language
   */
  public Optional<String> text(String name, String language) {
    if (!NAMES.contains(name)) {
      return Optional.empty();
    }
    return file(name, language)
        .flatMap(
            file -> {
              try {
                return Optional.of(Files.readString(file));
              } catch (IOException e) {
                LOG.warn("The page {} cannot be read: {}", file, e.getMessage());
                return Optional.empty();
              }
            });
  }

  private Optional<Path> file(String name, String language) {
    Stream<String> forms =
        language.matches("[a-z]{2}") ? Stream.of("." + language, "") : Stream.of("");
    return forms
        .map(form -> folder.resolve(name + form + ".md"))
        .filter(file -> Files.isRegularFile(file) && file.toFile().length() <= LONGEST)
        .findFirst();
  }
}

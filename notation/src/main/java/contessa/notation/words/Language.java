package contessa.notation.words;

import module java.base;

import contessa.notation.Json;
import org.jspecify.annotations.Nullable;

/**
 * A language of the players. {@code languages.json} is the only list of them; the web client is
 * built from it, too.
 *
 * @param code a tag of BCP 47, as in the names of the bundles
 * @param ownName its name in the language itself
 * @param partial whether it lacks sentences, which are English then; a whole language lacks none
 */
public record Language(String code, String ownName, boolean partial) {

  /** English first. */
  public static final List<Language> ALL = read();

  public static final Language ENGLISH = ALL.getFirst();

  /** The language of this tag or locale; region and encoding are ignored. Null if there is none. */
  public static @Nullable Language of(String tag) {
    String wanted = tag.toLowerCase(Locale.ROOT).replace('_', '-');
    return ALL.stream()
        .filter(one -> wanted.matches(one.code.toLowerCase(Locale.ROOT) + "([-.@].*)?"))
        .findFirst()
        .orElse(null);
  }

  @Override
  public String toString() {
    return code;
  }

  private static List<Language> read() {
    try (InputStream in = Language.class.getResourceAsStream("languages.json")) {
      return Json.read(Objects.requireNonNull(in, "languages.json").readAllBytes())
          .valueStream()
          .map(
              each ->
                  new Language(
                      each.path("code").asString(),
                      each.path("name").asString(),
                      each.path("partial").isTrue()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

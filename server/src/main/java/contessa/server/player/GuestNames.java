package contessa.server.player;

import module java.base;

import contessa.notation.words.Bundle;
import contessa.notation.words.Language;

/** Names for guests who have not chosen one, in the language of their browser. */
public final class GuestNames {

  private static final int LONGEST_HEADER = 200;

  private static final Map<Language, String> PATTERNS =
      Language.ALL.stream().collect(Collectors.toMap(Function.identity(), GuestNames::pattern));

  private GuestNames() {}

  /**
   * The name of a guest.
   *
   * @param languages as in the header Accept-Language; English if it names no language of ours
   */
  public static String name(int number, String languages) {
    String pattern = Objects.requireNonNull(PATTERNS.get(language(languages)));
    return pattern.replace("{n}", String.valueOf(number));
  }

  /** The reader's favourite among ours by the header Accept-Language; English without one. */
  public static Language language(String header) {
    if (header.isBlank() || header.length() > LONGEST_HEADER) {
      return Language.ENGLISH;
    }
    try {
      List<String> codes = Language.ALL.stream().map(Language::code).toList();
      String found = Locale.lookupTag(Locale.LanguageRange.parse(header), codes);
      return Objects.requireNonNullElse(Language.of(found == null ? "" : found), Language.ENGLISH);
    } catch (IllegalArgumentException _) {
      return Language.ENGLISH;
    }
  }

  private static String pattern(Language language) {
    Properties words = Bundle.read(Bundle.class, "both", language);
    return Objects.requireNonNull(words.getProperty("name.guest"), "name.guest");
  }
}

package contessa.notation.json;

import java.util.Locale;

/** Constants of enums as they are written in texts, JSON and word bundles. */
public final class Words {

  private Words() {}

  public static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** With a capital, as characters are: {@code Duke}. */
  public static String capital(Enum<?> constant) {
    return constant.name().charAt(0) + constant.name().substring(1).toLowerCase(Locale.ROOT);
  }
}

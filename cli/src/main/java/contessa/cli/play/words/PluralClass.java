package contessa.cli.play.words;

import contessa.notation.json.Words;

/**
 * The plural classes of Unicode's CLDR, of whole numbers only. A language that is not named has one
 * and other, as English has.
 */
enum PluralClass {
  ZERO,
  ONE,
  TWO,
  FEW,
  MANY,
  OTHER;

  private static final int MILLION = 1_000_000;

  /** How it begins a choice in a sentence. */
  String label() {
    return Words.kebab(this) + ":";
  }

  /** The class of this many. */
  static PluralClass of(String language, int n) {
    int tens = n % 100;
    int ones = n % 10;
    boolean teens = tens > 10 && tens < 20;
    return switch (language) {
      case "id", "ja", "ko", "th", "vi", "zh" -> OTHER;
      case "es", "it" -> n == 1 ? ONE : ofMillions(n);
      case "fr", "pt" -> n <= 1 ? ONE : ofMillions(n);
      case "pl" -> n == 1 ? ONE : ones > 1 && ones < 5 && !teens ? FEW : MANY;
      case "be", "ru", "uk" -> teens ? MANY : ones == 1 ? ONE : ones > 1 && ones < 5 ? FEW : MANY;
      case "cs", "sk" -> n == 1 ? ONE : n > 1 && n < 5 ? FEW : OTHER;
      case "ar" -> arabic(n, tens);
      default -> n == 1 ? ONE : OTHER;
    };
  }

  private static PluralClass ofMillions(int n) {
    return n != 0 && n % MILLION == 0 ? MANY : OTHER;
  }

  private static PluralClass arabic(int n, int tens) {
    return switch (n) {
      case 0 -> ZERO;
      case 1 -> ONE;
      case 2 -> TWO;
      default -> tens < 3 ? OTHER : tens < 11 ? FEW : MANY;
    };
  }

  /** The class of an ordinal, as in 1st, 2nd, 3rd. */
  static PluralClass ofOrdinal(String language, int n) {
    return switch (language) {
      case "en" -> n % 100 > 10 && n % 100 < 14 ? OTHER : english(n % 10);
      case "fr" -> n == 1 ? ONE : OTHER;
      case "it" -> n == 8 || n == 11 || n == 80 || n == 800 ? MANY : OTHER;
      default -> OTHER;
    };
  }

  private static PluralClass english(int ones) {
    return switch (ones) {
      case 1 -> ONE;
      case 2 -> TWO;
      case 3 -> FEW;
      default -> OTHER;
    };
  }
}

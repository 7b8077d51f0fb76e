package contessa.cli.play.words;

import module java.base;

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

  static PluralClass of(String language, int n) {
    int tens = n % 100;
    int ones = n % 10;
    boolean teens = tens > 10 && tens < 20;
    boolean few = ones > 1 && ones < 5 && !teens;
    return switch (plain(language)) {
      case "id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh" -> OTHER;
      case "am", "bn", "fa", "gu", "hi", "hy", "kn", "zu" -> n <= 1 ? ONE : OTHER;
      case "ca", "es", "it" -> n == 1 ? ONE : ofMillions(n);
      case "fr", "pt" -> n <= 1 ? ONE : ofMillions(n);
      case "pl" -> n == 1 ? ONE : few ? FEW : MANY;
      case "be", "ru", "uk" -> teens ? MANY : ones == 1 ? ONE : few ? FEW : MANY;
      case "bs", "hr", "sr" -> few ? FEW : ones == 1 && !teens ? ONE : OTHER;
      case "is", "mk" -> ones == 1 && tens != 11 ? ONE : OTHER;
      case "lt" -> teens || ones == 0 ? OTHER : ones == 1 ? ONE : FEW;
      case "lv" -> teens || ones == 0 ? ZERO : ones == 1 ? ONE : OTHER;
      case "ro" -> n == 1 ? ONE : n == 0 || tens > 0 && tens < 20 ? FEW : OTHER;
      case "sl" -> tens == 1 ? ONE : tens == 2 ? TWO : tens == 3 || tens == 4 ? FEW : OTHER;
      case "he" -> n == 1 ? ONE : n == 2 ? TWO : OTHER;
      case "cs", "sk" -> n == 1 ? ONE : n > 1 && n < 5 ? FEW : OTHER;
      case "ar" -> arabic(n, tens);
      default -> n == 1 ? ONE : OTHER;
    };
  }

  /** A language without its region or script. */
  private static String plain(String language) {
    return Locale.forLanguageTag(language).getLanguage();
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
    return switch (plain(language)) {
      case "en" ->
          switch (n % 100 > 10 && n % 100 < 14 ? 0 : n % 10) {
            case 1 -> ONE;
            case 2 -> TWO;
            case 3 -> FEW;
            default -> OTHER;
          };
      case "fr" -> n == 1 ? ONE : OTHER;
      case "it" -> n == 8 || n == 11 || n == 80 || n == 800 ? MANY : OTHER;
      default -> OTHER;
    };
  }
}

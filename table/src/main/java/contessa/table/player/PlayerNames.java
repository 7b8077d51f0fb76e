package contessa.table.player;

import module java.base;

import org.jspecify.annotations.Nullable;

/** Display names: readable, short, and not to be confused with another at the table. */
public final class PlayerNames {

  private static final int LONGEST = 20;
  private static final int LONGEST_IN_CHARS = 80;
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern STACKED_MARKS = Pattern.compile("\\p{M}{3,}");

  /** Letters and digits that look like Latin letters, after case has been folded. */
  private static final Map<Integer, String> LOOKALIKES = lookalikes();

  private PlayerNames() {}

  /** The name as it is shown; null if it is not allowed. */
  public static @Nullable String clean(String raw) {
    if (raw.length() > LONGEST_IN_CHARS) {
      return null;
    }
    String name =
        SPACES.matcher(Normalizer.normalize(raw, Normalizer.Form.NFKC)).replaceAll(" ").strip();
    boolean good =
        !name.isEmpty()
            && Graphemes.count(name) <= LONGEST
            && name.codePoints().allMatch(PlayerNames::isReadable)
            && name.codePoints().anyMatch(Character::isLetterOrDigit)
            && !STACKED_MARKS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).find();
    return good ? name : null;
  }

  /** No control, formatting (bidi, zero width), private or unassigned characters. */
  public static boolean isReadable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> c != 0x3164 && c != 0x115F && c != 0x1160 && c != 0xFFA0; // blank letters
    };
  }

  /** Two names with the same skeleton look alike. */
  public static String skeleton(String name) {
    String folded =
        MARKS
            .matcher(
                Normalizer.normalize(
                    name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFKD))
            .replaceAll("");
    StringBuilder skeleton = new StringBuilder();
    folded
        .codePoints()
        .forEach(
            c -> {
              String like = LOOKALIKES.get(c);
              if (like != null) {
                skeleton.append(like);
              } else if (Character.isLetterOrDigit(c)) {
                skeleton.appendCodePoint(c);
              }
            });
    return skeleton.toString().replace("rn", "m").replace("vv", "w").replace("cl", "d");
  }

  private static Map<Integer, String> lookalikes() {
    String[][] table = {
      {"o", "0οоօøסه"},
      {"l", "1iıіїӏ|ǀ!ιłɩ"},
      {"a", "аαɑ"},
      {"b", "ьƅ8βß"},
      {"c", "сϲ"},
      {"d", "ԁđð"},
      {"e", "еҽє3ε"},
      {"g", "ɡց9"},
      {"h", "һհн"},
      {"j", "јϳ"},
      {"k", "кκ"},
      {"m", "мμ"},
      {"n", "ոп"},
      {"p", "рρ"},
      {"q", "ԛ"},
      {"r", "гᴦ"},
      {"s", "ѕ5$"},
      {"t", "тτ7ŧ+"},
      {"u", "սυμ"},
      {"v", "ѵν"},
      {"w", "ԝшщω"},
      {"x", "хχ"},
      {"y", "уγү"},
      {"z", "2ʐ"},
    };
    Map<Integer, String> map = new HashMap<>();
    for (String[] row : table) {
      row[1].codePoints().forEach(c -> map.put(c, row[0]));
    }
    return Map.copyOf(map);
  }
}

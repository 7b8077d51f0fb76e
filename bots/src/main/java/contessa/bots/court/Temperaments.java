package contessa.bots.court;

import module java.base;

import contessa.bots.coup.Temperament;
import contessa.game.ProgramFiles;

/**
 * The temperaments of the characters: what their level has in common, and what is their own. The
 * levels were fitted to the rates of people, the characters to each other's strength.
 */
public final class Temperaments {

  /** Empty until it has been read. Two threads may both read it. */
  private static volatile Map<String, Temperament> known = Map.of();

  private Temperaments() {}

  /** The temperament of a character. */
  public static Temperament of(int level, String id) {
    return part(String.valueOf(level)).plus(part(id));
  }

  /** What the characters of a level share, under its number, or what one character adds. */
  public static Temperament part(String name) {
    Map<String, Temperament> all = known;
    if (all.isEmpty()) {
      all = ProgramFiles.read(Temperaments.class, "temperaments.txt", Temperaments::parse);
      known = all;
    }
    Temperament found = all.get(name);
    if (found == null) {
      throw new IllegalArgumentException("no temperament of " + name);
    }
    return found;
  }

  private static Map<String, Temperament> parse(InputStream file) throws IOException {
    String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
    Map<String, Temperament> all = new HashMap<>();
    for (String line : text.strip().split("\n", -1)) {
      int end = line.indexOf(' ');
      all.put(line.substring(0, end), Temperament.parse(line.substring(end + 1)));
    }
    return all;
  }
}

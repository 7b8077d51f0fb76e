package contessa.notation.registry;

import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.coup.CoupNotation;
import contessa.notation.royal.RoyalNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The notations of both games. */
public final class Notations {

  public static final List<GameNotation> ALL = List.of(new CoupNotation(), new RoyalNotation());

  private Notations() {}

  /** The notation of the game with this name, or null. */
  public static @Nullable GameNotation named(String game) {
    for (GameNotation notation : ALL) {
      if (notation.game().equals(game)) {
        return notation;
      }
    }
    return null;
  }

  /** The notation of the game that has an edition of this name, or null. */
  public static @Nullable GameNotation withEdition(String edition) {
    for (GameNotation notation : ALL) {
      if (notation.editions().contains(edition)) {
        return notation;
      }
    }
    return null;
  }

  /** The notation for games under these rules. */
  public static GameNotation of(Rulebook rules) {
    GameNotation notation = named(rules.game());
    if (notation == null) {
      throw new IllegalArgumentException("there is no notation for " + rules.game());
    }
    return notation;
  }
}

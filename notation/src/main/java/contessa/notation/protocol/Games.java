package contessa.notation.protocol;

import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.coup.CoupNotation;
import contessa.notation.royal.RoyalNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games there are. */
public final class Games {

  public static final List<GameNotation> ALL = List.of(new CoupNotation(), new RoyalNotation());

  private Games() {}

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

  /** The notation in which games under these rules are written. */
  public static GameNotation of(Rulebook rules) {
    GameNotation notation = named(rules.game());
    if (notation == null) {
      throw new IllegalArgumentException("there is no notation for " + rules.game());
    }
    return notation;
  }
}

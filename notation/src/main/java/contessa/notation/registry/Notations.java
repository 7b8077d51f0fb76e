package contessa.notation.registry;

import module java.base;

import contessa.game.GameKind;
import contessa.game.Rulebook;
import contessa.notation.GameNotation;
import contessa.notation.coup.CoupNotation;
import contessa.notation.royal.RoyalNotation;
import org.jspecify.annotations.Nullable;

/** The notations of both games. */
public final class Notations {

  private static final GameNotation COUP = new CoupNotation();
  private static final GameNotation ROYAL = new RoyalNotation();

  public static final List<GameNotation> ALL =
      Stream.of(GameKind.values()).map(Notations::of).toList();

  private Notations() {}

  public static GameNotation of(GameKind kind) {
    return switch (kind) {
      case COUP -> COUP;
      case ROYAL -> ROYAL;
    };
  }

  public static GameNotation of(Rulebook rules) {
    return of(rules.kind());
  }

  public static @Nullable GameNotation named(String game) {
    return find(notation -> notation.game().equals(game));
  }

  public static @Nullable GameNotation withEdition(String edition) {
    return find(notation -> notation.editions().contains(edition));
  }

  private static @Nullable GameNotation find(Predicate<GameNotation> wanted) {
    return ALL.stream().filter(wanted).findFirst().orElse(null);
  }
}

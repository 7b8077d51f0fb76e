package contessa.game;

/**
 * Which game a {@link Rulebook} is for. Code that treats the games differently switches on this, so
 * that the compiler finds every such place when a game is added.
 */
public enum GameKind {
  /** Coup in all its editions: {@code contessa.coup.CoupRules}. */
  COUP("coup"),

  /** Coup Royal: {@code contessa.royal.RoyalRules}. */
  ROYAL("royal");

  private final String word;

  GameKind(String word) {
    this.word = word;
  }

  /** The game's name in notation. */
  public String word() {
    return word;
  }
}

package contessa.game;

/**
 * Which game a {@link Rulebook} is for. Code that chooses by game switches on this, so that the
 * compiler finds the place when a game is added; where a value has a type of its game, it switches
 * on the type.
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

  public String word() {
    return word;
  }
}

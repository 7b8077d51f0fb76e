package contessa.coup;

/**
 * The options of a game (R-OPT); an {@link Edition} is a preset of them.
 *
 * @param exchanger which character exchanges cards (D-06)
 * @param inquisitorExchanges whether the Inquisitor may exchange, and not only examine (D-07);
 *     always true without the Inquisitor, so that equal rules have equal options
 * @param art whether copies of a character can be told apart (D-14)
 * @param mayDecline whether a claimant may decline to prove a true claim (D-02)
 * @param replacement when a proven card is replaced (D-03)
 * @param firstPlayerCoins the starting player's coins with two players, 1 or 2 (D-04)
 * @param draft the two-player draft (R-2P-02)
 * @param declared which attacks name a character (D-05)
 * @param contessaBlocksExamine whether the Contessa blocks an examination (D-10)
 * @param allegiances Reformation's two sides, with Convert and Embezzle (D-18)
 */
public record CoupOptions(
    Exchanger exchanger,
    boolean inquisitorExchanges,
    Art art,
    boolean mayDecline,
    Replacement replacement,
    int firstPlayerCoins,
    boolean draft,
    Declared declared,
    boolean contessaBlocksExamine,
    boolean allegiances)
    implements CoupOptionsWith {

  /** What most editions agree on. */
  static final CoupOptions USUAL =
      new CoupOptions(
          Exchanger.AMBASSADOR,
          true,
          Art.IDENTICAL,
          true,
          Replacement.BEFORE_ACTION,
          2,
          false,
          Declared.OFF,
          false,
          false);

  public enum Exchanger {
    AMBASSADOR,
    INQUISITOR,
    BOTH
  }

  public enum Art {
    IDENTICAL,
    DISTINCT
  }

  public enum Replacement {
    BEFORE_ACTION,
    AFTER_ACTION
  }

  public enum Declared {
    OFF,
    COUP,
    COUP_AND_ASSASSINATE
  }

  public CoupOptions {
    inquisitorExchanges |= exchanger == Exchanger.AMBASSADOR;
  }

  public boolean hasInquisitor() {
    return exchanger != Exchanger.AMBASSADOR;
  }
}

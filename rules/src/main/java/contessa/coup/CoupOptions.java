package contessa.coup;

/**
 * The options of a game (R-OPT); an {@link Edition} is a preset of them.
 *
 * @param exchanger which character exchanges cards (D-06)
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
    Art art,
    boolean mayDecline,
    Replacement replacement,
    int firstPlayerCoins,
    boolean draft,
    Declared declared,
    boolean contessaBlocksExamine,
    boolean allegiances) {

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

  public CoupOptions withExchanger(Exchanger value) {
    return new CoupOptions(
        value,
        art,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withArt(Art value) {
    return new CoupOptions(
        exchanger,
        value,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withMayDecline(boolean value) {
    return new CoupOptions(
        exchanger,
        art,
        value,
        replacement,
        firstPlayerCoins,
        draft,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withReplacement(Replacement value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        value,
        firstPlayerCoins,
        draft,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withFirstPlayerCoins(int value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        replacement,
        value,
        draft,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withDraft(boolean value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        replacement,
        firstPlayerCoins,
        value,
        declared,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withDeclared(Declared value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        value,
        contessaBlocksExamine,
        allegiances);
  }

  public CoupOptions withContessaBlocksExamine(boolean value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        declared,
        value,
        allegiances);
  }

  public CoupOptions withAllegiances(boolean value) {
    return new CoupOptions(
        exchanger,
        art,
        mayDecline,
        replacement,
        firstPlayerCoins,
        draft,
        declared,
        contessaBlocksExamine,
        value);
  }
}

package contessa.coup;

import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;

/** The printed editions: presets of the options (R-OPT-01). */
public enum Edition {
  CITY_STATE(6, 50, Exchanger.AMBASSADOR, false, Replacement.BEFORE_ACTION, 2, false, false),
  RESISTANCE(10, 50, Exchanger.AMBASSADOR, true, Replacement.BEFORE_ACTION, 1, false, false),
  BRAZILIAN(10, 54, Exchanger.AMBASSADOR, true, Replacement.BEFORE_ACTION, 1, true, false),
  REFORMATION(10, 50, Exchanger.INQUISITOR, true, Replacement.AFTER_ACTION, 2, false, true);

  private final int mostPlayers;
  private final int coins;
  private final CoupOptions options;

  Edition(
      int mostPlayers,
      int coins,
      Exchanger exchanger,
      boolean mayDecline,
      Replacement replacement,
      int firstPlayerCoins,
      boolean draft,
      boolean allegiances) {
    this.mostPlayers = mostPlayers;
    this.coins = coins;
    options =
        new CoupOptions(
            exchanger,
            Art.IDENTICAL,
            mayDecline,
            replacement,
            firstPlayerCoins,
            draft,
            Declared.OFF,
            false,
            allegiances);
  }

  public int mostPlayers() {
    return mostPlayers;
  }

  /** The coins in the box; the treasury shows how many of them are left (D-11). */
  public int coins() {
    return coins;
  }

  /** The options as printed; the draft belongs to two players only (R-2P-02). */
  public CoupOptions options(int players) {
    return players == 2 ? options : options.withDraft(false);
  }
}

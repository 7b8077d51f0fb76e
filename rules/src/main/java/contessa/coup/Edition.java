package contessa.coup;

import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;

/** The printed editions: presets of the options (R-OPT-01). */
public enum Edition {
  CITY_STATE(6, 50, CoupOptions.USUAL.withMayDecline(false)),
  RESISTANCE(10, 50, CoupOptions.USUAL.withFirstPlayerCoins(1)),
  BRAZILIAN(10, 54, CoupOptions.USUAL.withFirstPlayerCoins(1).withDraft(true)),
  REFORMATION(
      10,
      50,
      CoupOptions.USUAL
          .withExchanger(Exchanger.BOTH)
          .withInquisitorExchanges(false)
          .withReplacement(Replacement.AFTER_ACTION)
          .withAllegiances(true));

  private final int mostPlayers;
  private final int coins;
  private final CoupOptions options;

  Edition(int mostPlayers, int coins, CoupOptions options) {
    this.mostPlayers = mostPlayers;
    this.coins = coins;
    this.options = options;
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

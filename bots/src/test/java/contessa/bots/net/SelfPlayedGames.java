package contessa.bots.net;

import module java.base;

import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupRules;
import contessa.coup.Edition;

/** Rules of every kind, for tests that play random games. */
final class SelfPlayedGames {

  private SelfPlayedGames() {}

  /** Every edition at several numbers of seats, and the options that editions leave out. */
  static List<CoupRules> rules() {
    List<CoupRules> all = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      for (int seats = 2; seats <= edition.mostPlayers(); seats += 2) {
        all.add(CoupRules.of(edition, seats));
      }
    }
    CoupOptions plain = Edition.RESISTANCE.options(3);
    for (CoupOptions options :
        List.of(
            plain.withExchanger(Exchanger.BOTH).withArt(Art.DISTINCT),
            plain.withDeclared(Declared.COUP_AND_ASSASSINATE).withArt(Art.DISTINCT),
            plain.withDeclared(Declared.COUP).withAllegiances(true),
            plain.withExchanger(Exchanger.INQUISITOR).withContessaBlocksExamine(true),
            Edition.REFORMATION.options(3).withInquisitorExchanges(true))) {
      all.add(CoupRules.of(Edition.RESISTANCE, options, 3));
    }
    return all;
  }
}

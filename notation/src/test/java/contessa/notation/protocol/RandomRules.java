package contessa.notation.protocol;

import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.Chance;

/** Rules of Coup picked at random from all editions and legal options. */
public final class RandomRules {

  private RandomRules() {}

  public static CoupRules of(Chance chance) {
    Edition edition = Edition.values()[chance.below(4)];
    int players = 2 + chance.below(edition.mostPlayers() - 1);
    CoupOptions options = edition.options(players);
    if (chance.below(4) > 0) {
      Exchanger exchanger = Exchanger.values()[chance.below(3)];
      options =
          options
              .withExchanger(exchanger)
              .withArt(Art.values()[chance.below(2)])
              .withMayDecline(chance.below(3) > 0)
              .withReplacement(Replacement.values()[chance.below(2)])
              .withFirstPlayerCoins(1 + chance.below(2))
              .withDraft(players == 2 && chance.below(2) == 0)
              .withDeclared(Declared.values()[chance.below(3)])
              .withContessaBlocksExamine(exchanger != Exchanger.AMBASSADOR && chance.below(2) == 0)
              .withAllegiances(chance.below(2) == 0)
              .withInquisitorExchanges(exchanger == Exchanger.AMBASSADOR || chance.below(2) == 0);
    }
    return CoupRules.of(edition, options, players);
  }
}

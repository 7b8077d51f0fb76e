package contessa.testkit.coup;

import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupRules;
import contessa.coup.Edition;
import contessa.game.SeededChance;
import java.util.List;

/** Random rules of Coup: any edition with any legal combination of options. */
public final class RandomCoupRules {

  private static final List<Edition> EDITIONS = List.of(Edition.values());
  private static final List<Exchanger> EXCHANGERS = List.of(Exchanger.values());
  private static final List<Declared> DECLARED = List.of(Declared.values());

  private RandomCoupRules() {}

  public static CoupRules rules(SeededChance chance) {
    Edition edition = EDITIONS.get(chance.below(EDITIONS.size()));
    int players = 2 + chance.below(edition.mostPlayers() - 1);
    return chance.below(3) == 0
        ? CoupRules.of(edition, players)
        : CoupRules.of(edition, options(players, chance), players);
  }

  private static CoupOptions options(int players, SeededChance chance) {
    Exchanger exchanger = EXCHANGERS.get(chance.below(EXCHANGERS.size()));
    CoupOptions options =
        Edition.RESISTANCE
            .options(players)
            .withExchanger(exchanger)
            .withArt(coin(chance) ? Art.IDENTICAL : Art.DISTINCT)
            .withMayDecline(coin(chance))
            .withReplacement(coin(chance) ? Replacement.BEFORE_ACTION : Replacement.AFTER_ACTION)
            .withFirstPlayerCoins(1 + chance.below(2))
            .withDraft(players == 2 && coin(chance))
            .withDeclared(DECLARED.get(chance.below(DECLARED.size())));
    return options
        .withContessaBlocksExamine(options.hasInquisitor() && coin(chance))
        .withAllegiances(coin(chance))
        .withInquisitorExchanges(!options.hasInquisitor() || coin(chance));
  }

  private static boolean coin(SeededChance chance) {
    return chance.below(2) == 0;
  }
}

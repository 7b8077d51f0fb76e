package contessa.train;

import contessa.bots.net.History;
import contessa.coup.CoupOptions;
import contessa.coup.CoupOptions.Art;
import contessa.coup.CoupOptions.Declared;
import contessa.coup.CoupOptions.Exchanger;
import contessa.coup.CoupOptions.Replacement;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.EventSink;
import contessa.game.SeededChance;

/** Games of every edition and option: most as printed, the rest with options drawn one by one. */
final class SampledRules implements GameSource {

  /**
   * The share of games under the rules of the City State, or of The Resistance where it is full.
   */
  private static final double CITY_STATE = 0.56;

  private static final double RESISTANCE = 0.63;
  private static final double BRAZILIAN = 0.67;
  private static final double REFORMATION = 0.81;

  private final int seats;

  SampledRules(int seats) {
    this.seats = seats;
  }

  @Override
  public CoupTable deal(History history, EventSink sink, SeededChance chance) {
    CoupRules rules = rules(chance);
    history.begin(rules);
    return rules.deal(chance.below(seats), chance, sink);
  }

  private CoupRules rules(SeededChance chance) {
    double x = chance.fraction();
    if (x < REFORMATION) {
      Edition edition =
          x < CITY_STATE
              ? Edition.CITY_STATE
              : x < RESISTANCE
                  ? Edition.RESISTANCE
                  : x < BRAZILIAN ? Edition.BRAZILIAN : Edition.REFORMATION;
      return CoupRules.of(seats > edition.mostPlayers() ? Edition.RESISTANCE : edition, seats);
    }
    return CoupRules.of(Edition.RESISTANCE, options(chance), seats);
  }

  private CoupOptions options(SeededChance chance) {
    Exchanger exchanger = Exchanger.values()[chance.below(Exchanger.values().length)];
    double declared = chance.fraction();
    CoupOptions options =
        Edition.RESISTANCE
            .options(seats)
            .withExchanger(exchanger)
            .withArt(chance.fraction() < 0.1 ? Art.DISTINCT : Art.IDENTICAL)
            .withMayDecline(chance.fraction() < 0.5)
            .withReplacement(
                chance.fraction() < 0.5 ? Replacement.BEFORE_ACTION : Replacement.AFTER_ACTION)
            .withFirstPlayerCoins(1 + chance.below(2))
            .withDraft(seats == 2 && chance.fraction() < 0.3)
            .withDeclared(
                declared < 0.5
                    ? Declared.OFF
                    : declared < 0.75 ? Declared.COUP : Declared.COUP_AND_ASSASSINATE);
    return options
        .withContessaBlocksExamine(options.hasInquisitor() && chance.fraction() < 0.3)
        .withAllegiances(chance.fraction() < 0.4)
        .withInquisitorExchanges(!options.hasInquisitor() || chance.fraction() < 0.5);
  }
}

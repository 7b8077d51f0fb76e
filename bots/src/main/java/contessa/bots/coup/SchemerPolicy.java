package contessa.bots.coup;

import contessa.game.SameMath;

/**
 * Weighs every move by its gain or loss in coins, given how likely each claim is to be true,
 * challenged or blocked; then mixes moves of similar worth.
 */
final class SchemerPolicy extends PhasePolicy {

  private final SchemerTurn turn;
  private final SchemerResponses answers;
  private final CardWorth cards;
  private final double cardTemperature;

  SchemerPolicy(TraitValues traits) {
    ClaimOdds odds = new ClaimOdds(traits);
    Stakes stakes = new Stakes(traits);
    cards = new CardWorth(traits);
    turn = new SchemerTurn(traits, odds, stakes, cards);
    answers = new SchemerResponses(traits, odds, stakes);
    cardTemperature = traits.of(Trait.TEMPERATURE_CARDS);
  }

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    turn.act(pov, moves);
  }

  @Override
  double challengeChance(PointOfView pov) {
    return answers.challengeChance(pov);
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    answers.block(pov, moves);
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return cards.of(pov, role, others);
  }

  @Override
  double temperature() {
    return cardTemperature;
  }

  @Override
  double swap(PointOfView pov) {
    return pov.offered < 0
        ? 0.5
        : 1 / (1 + SameMath.exp(-cards.tooGood(pov.offered) / cardTemperature));
  }
}

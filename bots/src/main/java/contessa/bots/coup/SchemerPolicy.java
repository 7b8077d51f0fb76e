package contessa.bots.coup;

/**
 * Weighs every move by what it gains or loses in coins' worth, given how likely each claim is to be
 * true, doubted or stopped; then mixes moves of like worth.
 */
final class SchemerPolicy extends Policy {

  private final SchemersTurn turn;
  private final SchemersAnswers answers;
  private final CardWorth cards;
  private final double heatCards;

  SchemerPolicy(Temper temper) {
    Guess guess = new Guess(temper);
    Stakes stakes = new Stakes(temper);
    cards = new CardWorth(temper);
    turn = new SchemersTurn(temper, guess, stakes, cards);
    answers = new SchemersAnswers(temper, guess, stakes);
    heatCards = temper.of(Trait.HEAT_CARDS);
  }

  @Override
  void act(Eye eye, Menu menu) {
    turn.act(eye, menu);
  }

  @Override
  double doubt(Eye eye) {
    return answers.doubt(eye);
  }

  @Override
  void block(Eye eye, Menu menu) {
    answers.block(eye, menu);
  }

  @Override
  double worth(Eye eye, int role, int beside) {
    return cards.of(eye, role, beside);
  }

  @Override
  double heat() {
    return heatCards;
  }

  @Override
  double swap(Eye eye) {
    return eye.offered < 0 ? 0.5 : 1 / (1 + Math.exp(-cards.tooGood(eye.offered) / heatCards));
  }
}

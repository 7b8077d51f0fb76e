package contessa.bots.coup;

/** Any legal move: an empty menu leaves the choice to chance. */
final class RandomPolicy extends Policy {

  @Override
  void weigh(Eye eye, Menu menu) {
    menu.clear();
  }

  @Override
  void act(Eye eye, Menu menu) {
    menu.clear();
  }

  @Override
  double doubt(Eye eye) {
    return 0.5;
  }

  @Override
  void block(Eye eye, Menu menu) {
    menu.clear();
  }

  @Override
  double worth(Eye eye, int role, int beside) {
    return 0;
  }

  @Override
  double heat() {
    return 1;
  }

  @Override
  double swap(Eye eye) {
    return 0.5;
  }
}

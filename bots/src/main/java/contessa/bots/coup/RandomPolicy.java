package contessa.bots.coup;

/** Any legal move: without weights the caller picks at random. */
final class RandomPolicy extends Policy {

  @Override
  void weigh(PointOfView pov, MoveWeights moves) {
    moves.clear();
  }

  @Override
  void act(PointOfView pov, MoveWeights moves) {
    moves.clear();
  }

  @Override
  double challengeChance(PointOfView pov) {
    return 0.5;
  }

  @Override
  void block(PointOfView pov, MoveWeights moves) {
    moves.clear();
  }

  @Override
  double worth(PointOfView pov, int role, int others) {
    return 0;
  }

  @Override
  double temperature() {
    return 1;
  }

  @Override
  double swap(PointOfView pov) {
    return 0.5;
  }
}

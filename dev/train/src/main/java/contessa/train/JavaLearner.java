package contessa.train;

import contessa.bots.net.NetShape;
import contessa.bots.net.NetWeights;
import contessa.game.SeededChance;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The gradient step in plain Java, for any CPU. Proximal policy optimisation as in the learner in
 * Python: one epoch, a critic that sees all hands, an entropy bonus, a moving magnet, averaged
 * weights. The result depends on the seed alone, not on the number of processors.
 */
final class JavaLearner {

  private static final double CLIP = 0.15;
  private static final double GAMMA = 0.997;
  private static final double LAMBDA = 0.95;
  private static final double MAGNET_STAYS = 0.99;
  private static final double AVERAGED = 10;
  private static final int WARM_UP = 20;

  private final NetShape shape;
  private final float[] weights;
  private final float[] magnet;
  private final float[] average;
  private final float[] criticWeights;
  private final WeightUpdate update;
  private final WeightUpdate criticUpdate;
  private final List<TrainingShard> shards;
  private final Recipe recipe;
  private double deviation;
  private int iteration;

  /**
   * How a run learns; rates and weights move from the first number to the second.
   *
   * @param parts steps of the weights in one iteration
   */
  record Recipe(
      double rate,
      double lastRate,
      double entropy,
      double lastEntropy,
      double magnet,
      int steps,
      int parts) {

    static final Recipe USUAL = new Recipe(6e-4, 5e-5, 0.015, 0.004, 0.01, 32, 8);

    private static double between(double first, double last, double progress) {
      return first * Math.pow(last / first, progress);
    }
  }

  /** The result of an iteration. */
  record Progress(int iteration, long decisions, double deviation, double firstSeatWon) {}

  private JavaLearner(
      NetShape shape,
      float[] weights,
      float[] critic,
      List<GameGroup> shards,
      Recipe recipe,
      long seed) {
    this.shape = shape;
    this.weights = weights;
    this.recipe = recipe;
    magnet = weights.clone();
    average = weights.clone();
    criticWeights = critic;
    update = new WeightUpdate(weights);
    criticUpdate = new WeightUpdate(criticWeights);
    SeededChance seeds = new SeededChance(seed);
    this.shards =
        shards.stream()
            .map(
                group ->
                    new TrainingShard(
                        group.layout,
                        group.tables,
                        recipe.steps,
                        new LearningPlayer(group.layout, player(weights), player(magnet)),
                        new Critic(group.layout, critic()),
                        new SeededChance(seeds.next())))
            .toList();
  }

  /** A new run with weights drawn by the seed. */
  static JavaLearner fresh(NetShape shape, List<GameGroup> shards, Recipe recipe, long seed) {
    SeededChance chance = new SeededChance(seed);
    float[] weights = WeightUpdate.drawn(shape, chance);
    float[] critic = WeightUpdate.drawn(Critic.shape(shape), chance);
    return new JavaLearner(shape, weights, critic, shards, recipe, chance.next());
  }

  /** A run that goes on from the weights of another one; its critic is new. */
  static JavaLearner from(NetWeights start, List<GameGroup> shards, Recipe recipe, long seed) {
    SeededChance chance = new SeededChance(seed);
    float[] critic = WeightUpdate.drawn(Critic.shape(start.shape()), chance);
    return new JavaLearner(
        start.shape(), start.values().clone(), critic, shards, recipe, chance.next());
  }

  private NetWeights player(float[] values) {
    return new NetWeights(shape, values);
  }

  private NetWeights critic() {
    return new NetWeights(Critic.shape(shape), criticWeights);
  }

  /** The averaged weights, which are the ones to play with. */
  NetWeights averaged() {
    return player(average);
  }

  /** Plays and learns once; {@code progress} is how much of the run is over, from 0 to 1. */
  Progress iterate(double progress) {
    shards.parallelStream().forEach(shard -> shard.play(GAMMA, LAMBDA));
    long decisions = shards.stream().mapToLong(TrainingShard::size).sum();
    double now = Math.sqrt(shards.stream().mapToDouble(s -> s.squares).sum() / decisions);
    deviation = iteration == 0 ? now : 0.9 * deviation + 0.1 * now;
    double scale = 1 / Math.max(deviation, 1e-3);
    double entropy = Recipe.between(recipe.entropy, recipe.lastEntropy, progress) * scale;
    LearningPlayer.PpoSettings settings =
        new LearningPlayer.PpoSettings(CLIP, entropy, recipe.magnet * scale);
    double rate = Recipe.between(recipe.rate, recipe.lastRate, progress);
    rate *= Math.min(1, (iteration + 1.0) / WARM_UP);
    double weight = (double) recipe.parts / decisions;
    for (int part = 0; part < recipe.parts; part++) {
      int number = part;
      shards.parallelStream()
          .forEach(shard -> shard.learn(number, recipe.parts, scale, settings, weight));
      update.step(sum(shards.stream().map(s -> s.player.gradient()).toList()), rate);
      criticUpdate.step(sum(shards.stream().map(s -> s.critic.gradient()).toList()), rate);
    }
    iteration++;
    drift(average, AVERAGED / (iteration + AVERAGED));
    drift(magnet, 1 - MAGNET_STAYS);
    double ended = Math.max(1, shards.stream().mapToLong(s -> s.ended).sum());
    return new Progress(
        iteration,
        decisions,
        deviation,
        shards.stream().mapToDouble(s -> s.firstSeatWon).sum() / ended);
  }

  /** Sums in the order of the shards, so that threads make no difference. */
  private static float[] sum(List<float[]> gradients) {
    float[] sum = gradients.getFirst();
    for (float[] more : gradients.subList(1, gradients.size())) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += more[i];
      }
    }
    return sum;
  }

  private void drift(float[] slow, double share) {
    IntStream.range(0, slow.length)
        .forEach(i -> slow[i] += (float) (share * (weights[i] - slow[i])));
  }
}

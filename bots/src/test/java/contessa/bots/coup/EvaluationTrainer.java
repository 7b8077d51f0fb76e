package contessa.bots.coup;

import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.Edition;
import contessa.game.Seats;
import contessa.game.SeededChance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Fits the weights of {@link Evaluation} to games of one schemer among players of all kinds: at the
 * start of each turn it predicts the winner. Run by hand with the number of games and the file to
 * write.
 */
final class EvaluationTrainer {

  private static final double FIRST_RATE = 0.06;
  private static final double LAST_RATE = 0.002;

  private final SeededChance chance = new SeededChance(99);
  private final double[] weights = new double[Evaluation.WEIGHTS];
  private final Evaluation evaluation = new Evaluation(weights);
  private final Policy schemer = Schemer.USUAL;
  private final int[] active = new int[Evaluation.ACTIVE];
  private double loss;
  private long judged;

  private EvaluationTrainer() {}

  public static void main(String[] args) throws IOException {
    EvaluationTrainer trainer = new EvaluationTrainer();
    trainer.train(Integer.parseInt(args[0]));
    trainer.write(Path.of(args[1]));
  }

  private void train(int games) {
    List<CoupRules> rules =
        List.of(
            CoupRules.of(Edition.RESISTANCE, 4),
            CoupRules.of(Edition.RESISTANCE, 3),
            CoupRules.of(Edition.RESISTANCE, 6),
            CoupRules.of(Edition.CITY_STATE, 2),
            CoupRules.of(Edition.BRAZILIAN, 2),
            CoupRules.of(Edition.REFORMATION, 2),
            CoupRules.of(Edition.REFORMATION, 4));
    List<Playout> tables = rules.stream().map(Playout::new).toList();
    for (int game = 0; game < games; game++) {
      int which = game % tables.size();
      double progress = (double) game / games;
      double rate = FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, progress);
      play(tables.get(which), new PublicState(rules.get(which)), rate, progress > 0.9);
    }
    System.err.printf(Locale.ROOT, "mean surprise %.4f over %d turns%n", loss / judged, judged);
  }

  private void play(Playout playout, PublicState blank, double rate, boolean judge) {
    CoupTable table = playout.table;
    int seats = table.seats();
    int seat = chance.below(seats);
    for (int who = 0; who < seats; who++) {
      playout.policies[who] = who == seat ? schemer : PlayerModel.any(chance);
    }
    playout.deal(chance.below(seats), chance, blank);
    List<CoupTable> turns = new ArrayList<>();
    int last = -1;
    while (table.toMove() >= 0 && table.turn() < 30 * seats) {
      if (playout.state.phase == CoupPhase.ACTION && table.turn() != last) {
        last = table.turn();
        if (chance.below(2) == 0 && table.lives(seat)) {
          turns.add(table.copy());
        }
      }
      playout.step(chance);
    }
    if (table.over()) {
      int winner = Seats.lowest(table.winners());
      turns.forEach(turn -> learn(turn, seat, winner, rate, judge));
    }
  }

  private void learn(CoupTable table, int seat, int winner, double rate, boolean judge) {
    double[] strength = new double[table.seats()];
    double all = 0;
    for (int who = 0; who < strength.length; who++) {
      if (table.lives(who)) {
        strength[who] = Math.exp(evaluation.strength(table, who, seat));
        all += strength[who];
      }
    }
    if (judge) {
      loss -= Math.log(strength[winner] / all);
      judged++;
    }
    for (int who = 0; who < strength.length; who++) {
      if (table.lives(who)) {
        double step = rate * ((who == winner ? 1 : 0) - strength[who] / all);
        evaluation.active(table, who, seat, active);
        for (int weight : active) {
          if (weight >= 0) {
            weights[weight] += step;
          }
        }
      }
    }
  }

  private void write(Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(
        "# Weights of Evaluation, fitted by EvaluationTrainer: one schemer among players of\n");
    text.append("# all kinds, two to six seats. A line for one influence and for two, with two,\n");
    text.append("# three and more living players.\n");
    int perLine = Evaluation.WEIGHTS / 6;
    for (int i = 0; i < Evaluation.WEIGHTS; i++) {
      text.append(String.format(Locale.ROOT, "%.3f", weights[i]));
      text.append((i + 1) % perLine == 0 ? '\n' : ' ');
    }
    Files.writeString(file, text);
  }
}

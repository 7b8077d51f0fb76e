package contessa.arena.network;

import module java.base;

import contessa.arena.UserMistake;
import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.bots.Budget;
import contessa.bots.Mixture;
import contessa.bots.net.History;
import contessa.bots.net.NetPolicy;
import contessa.bots.net.NetWeights;
import contessa.bots.net.PackedWeights;
import contessa.coup.CoupEvent;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.GameKind;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.game.View;

/** Reads a network, of any of the kinds that can be trained, as a bot. */
public final class NetworkFile {

  private static final int GZIP = 0x1F;

  private NetworkFile() {}

  /**
   * The bot in a file.
   *
   * @param name what the bot is called
   * @throws UserMistake if it cannot be read
   */
  public static BotKind read(String name, String file) {
    try {
      Path path = Path.of(file);
      int first;
      try (InputStream in = Files.newInputStream(path)) {
        first = in.read();
      }
      if (first == 'P') {
        return LayersKind.read(name, path);
      }
      try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
        return new Trained(name, first == GZIP ? PackedWeights.read(in) : NetWeights.read(in));
      }
    } catch (NoSuchFileException e) {
      throw new UserMistake("there is no file " + file, e);
    } catch (IOException | RuntimeException e) {
      throw new UserMistake("cannot read a network from " + file + ": " + e.getMessage(), e);
    }
  }

  /** A network of the shape of {@code contessa}, for any number of seats. */
  private record Trained(String name, NetWeights weights) implements BotKind {

    @Override
    public String about() {
      return "a network from a file";
    }

    @Override
    public boolean plays(String game) {
      return game.equals(GameKind.COUP.word());
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      NetPolicy policy = new NetPolicy(weights, rules.seats());
      return new TrainedBot(seat, policy, new History((CoupRules) rules));
    }
  }

  private record TrainedBot(int seat, NetPolicy policy, History history) implements Bot {

    @Override
    public void hear(Event event) {
      history.hear(seat, (CoupEvent) event);
    }

    @Override
    public Mixture decide(View any, Budget budget) {
      CoupView view = (CoupView) any;
      double[] p = policy.weigh(history, view, 0);
      var outputs = policy.read(view);
      List<Move> moves = new ArrayList<>();
      double[] weights = new double[outputs.legal()];
      for (int place = 0; place < weights.length; place++) {
        moves.add(outputs.move(view, outputs.allowed(place)));
        weights[place] = p[outputs.allowed(place)];
      }
      return Mixture.weighing(moves, weights);
    }
  }
}

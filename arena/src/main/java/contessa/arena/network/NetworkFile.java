package contessa.arena.network;

import module java.base;

import contessa.arena.ContestFailure;
import contessa.arena.UserMistake;
import contessa.arena.network.NumpyFile.Matrix;
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

  /**
   * A network of plain layers in a file of NumPy's {@code savez}. It plays what the network says
   * and nothing else. The sizes of its first and last layer tell its game, observation and seats.
   */
  private record LayersKind(
      String name, LayersKind.Layers layers, GameKind game, Observation.Kind kind, int slots)
      implements BotKind {

    private static final int FEWEST = 2;
    private static final int MOST = 10;

    static LayersKind read(String name, Path file) throws IOException {
      Layers layers = Layers.of(NumpyFile.read(file));
      for (GameKind game : GameKind.values()) {
        for (Observation.Kind kind :
            new Observation.Kind[] {Observation.Kind.NET, Observation.Kind.LITE}) {
          for (int slots = FEWEST; slots <= MOST; slots++) {
            Observation fitting = Observation.of(game, kind, slots);
            if (fitting.inputs.length == layers.inputs()
                && fitting.mask.length == layers.outputs()) {
              return new LayersKind(name, layers, game, kind, slots);
            }
          }
        }
      }
      throw new IOException(
          "%d inputs and %d outputs are those of no game; contessa.vector tells them"
              .formatted(layers.inputs(), layers.outputs()));
    }

    @Override
    public String about() {
      return "a network from a file";
    }

    @Override
    public boolean plays(String name) {
      return game.word().equals(name);
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      if (rules.seats() > slots) {
        throw new ContestFailure(
            "%s plays with up to %d seats, not %d".formatted(name, slots, rules.seats()));
      }
      return new LayersBot(layers, new SeatObservation(rules, seat, kind, slots));
    }

    private record LayersBot(Layers layers, SeatObservation observed) implements Bot {

      @Override
      public void hear(Event event) {
        observed.hear(event);
      }

      @Override
      public Mixture decide(View view, Budget budget) {
        observed.read(view);
        float[] logits = layers.forward(observed.inputs());
        byte[] mask = observed.mask();
        float most = Float.NEGATIVE_INFINITY;
        for (int action = 0; action < mask.length; action++) {
          most = mask[action] == 0 ? most : Math.max(most, logits[action]);
        }
        double[] weights = new double[mask.length];
        for (int action = 0; action < mask.length; action++) {
          weights[action] = mask[action] == 0 ? 0 : StrictMath.exp(logits[action] - most);
        }
        return observed.mixture(view, weights);
      }
    }

    /**
     * A plain network, layer by layer: {@code x = max(0, x @ w + b)}, and the last one without the
     * maximum. Its input is an observation in eighths, its output a logit for each action.
     */
    record Layers(List<Matrix> weights, List<Matrix> biases) {

      private static final float UNIT = 1f / 8;

      /** The layers {@code w1}, {@code b1}, {@code w2}, … of a file. */
      static Layers of(Map<String, Matrix> arrays) throws IOException {
        List<Matrix> weights = new ArrayList<>();
        List<Matrix> biases = new ArrayList<>();
        int layer = 1;
        for (Matrix w = arrays.get("w1"); w != null; w = arrays.get("w" + ++layer)) {
          Matrix b = arrays.get("b" + layer);
          if (b == null || b.rows != 1 || b.columns != w.columns) {
            throw new IOException("b" + layer + " must have a number for each column of w" + layer);
          }
          if (layer > 1 && weights.getLast().columns != w.rows) {
            throw new IOException(
                "w%d has %d rows, but w%d has %d columns"
                    .formatted(layer, w.rows, layer - 1, weights.getLast().columns));
          }
          weights.add(w);
          biases.add(b);
        }
        if (weights.isEmpty()) {
          throw new IOException("there is no array w1");
        }
        return new Layers(List.copyOf(weights), List.copyOf(biases));
      }

      int inputs() {
        return weights.getFirst().rows;
      }

      int outputs() {
        return weights.getLast().columns;
      }

      float[] forward(byte[] observation) {
        float[] in = new float[observation.length];
        for (int i = 0; i < in.length; i++) {
          in[i] = (observation[i] & 0xFF) * UNIT;
        }
        for (int layer = 0; layer < weights.size(); layer++) {
          Matrix w = weights.get(layer);
          float[] out = Arrays.copyOf(biases.get(layer).values, w.columns);
          for (int row = 0; row < in.length; row++) {
            float x = layer == 0 ? in[row] : Math.max(0, in[row]);
            if (x != 0) {
              int at = row * out.length;
              for (int i = 0; i < out.length; i++) {
                out[i] += x * w.values[at + i];
              }
            }
          }
          in = out;
        }
        return in;
      }
    }
  }
}

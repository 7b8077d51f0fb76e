package contessa.bots.net;

import contessa.bots.net.NetBot.Strength;
import contessa.coup.CoupRules;
import contessa.game.SeededChance;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The weights that ship with the program; they are read when a bot first needs them. */
public final class TrainedNet {

  private static final String FILE = "contessa.net";

  private TrainedNet() {}

  /** The bot {@code contessa} at a seat; {@code memory} decides what it forgets. */
  public static NetBot bot(CoupRules rules, int seat, Strength strength, SeededChance memory) {
    return new NetBot(rules, seat, weights(), strength, memory);
  }

  public static NetWeights weights() {
    return Holder.WEIGHTS;
  }

  private static final class Holder {

    static final NetWeights WEIGHTS = read();

    private static NetWeights read() {
      try (InputStream file = TrainedNet.class.getResourceAsStream(FILE)) {
        if (file == null) {
          throw new IllegalStateException(FILE + " is missing");
        }
        return NetWeights.read(new BufferedInputStream(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

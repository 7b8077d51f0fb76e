package contessa.bots.net;

import contessa.bots.net.NetBot.Strength;
import contessa.coup.CoupRules;
import contessa.game.SeededChance;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The weights that ship with the program; they are read when a bot first needs them. Duels have
 * weights of their own: those trained longest for larger tables are easier to exploit there.
 */
public final class TrainedNet {

  private TrainedNet() {}

  /** The bot {@code contessa} at a seat; {@code memory} decides what it forgets. */
  public static NetBot bot(CoupRules rules, int seat, Strength strength, SeededChance memory) {
    return new NetBot(rules, seat, weights(rules.seats()), strength, memory);
  }

  /** The weights for a game that began with that many players. */
  public static NetWeights weights(int seats) {
    return seats == 2 ? DuelHolder.WEIGHTS : PlayerHolder.WEIGHTS;
  }

  /** The network of this player at a table with that many seats. */
  public static NetPolicy policy(int seats) {
    return new NetPolicy(weights(seats), seats);
  }

  /** The judge, for finished games. */
  public static ValueNet judge(int seats) {
    return new ValueNet(JudgeHolder.WEIGHTS, seats);
  }

  private static NetWeights read(String name) {
    try (InputStream file = TrainedNet.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return NetWeights.read(new BufferedInputStream(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class PlayerHolder {
    static final NetWeights WEIGHTS = read("contessa.net");
  }

  private static final class DuelHolder {
    static final NetWeights WEIGHTS = read("duel.net");
  }

  private static final class JudgeHolder {
    static final NetWeights WEIGHTS = read("judge.net");
  }
}

package contessa.bots.net;

import contessa.bots.net.NetBot.Strength;
import contessa.coup.CoupRules;
import contessa.game.SeededChance;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The weights that ship with the program; they are read when a bot first needs them. Larger tables
 * have one network. Duels have several, and a bot draws one of them for each game: an opponent who
 * has learned the weak spots of one network does not know which it meets. They are stored as
 * differences from the network of larger tables, since all of them come from the same run.
 */
public final class TrainedNet {

  /** The networks of duels. Number 0 is that of larger tables, the others have files. */
  private static final int DUEL_NETWORKS = 9;

  /** Where a single network must speak for all, as in an analysis. */
  private static final int SPEAKER = 1;

  private static final AtomicReferenceArray<@Nullable NetWeights> DUELS =
      new AtomicReferenceArray<>(DUEL_NETWORKS);

  private TrainedNet() {}

  /**
   * The bot {@code contessa} at a seat.
   *
   * @param chance the bot's own: it draws the network of a duel, and decides what is forgotten
   */
  public static NetBot bot(CoupRules rules, int seat, Strength strength, SeededChance chance) {
    int seats = rules.seats();
    if (seats == 2) {
      NetPolicy policy = new NetPolicy(duel(chance.below(DUEL_NETWORKS)), seats);
      return new NetBot(rules, seat, policy, strength.inDuels(), chance);
    }
    WeakFieldWeights weakFields = strength.equals(Strength.FULL) ? weakFields() : null;
    NetPolicy policy = new NetPolicy(PlayerHolder.WEIGHTS, weakFields, seats);
    return new NetBot(rules, seat, policy, strength, chance);
  }

  /** How the strongest bot meets weak fields at larger tables. */
  public static WeakFieldWeights weakFields() {
    return WeakFieldHolder.WEIGHTS;
  }

  /** The weights for a game that began with that many players; for duels, those of one network. */
  public static NetWeights weights(int seats) {
    return seats == 2 ? duel(SPEAKER) : PlayerHolder.WEIGHTS;
  }

  /** All weights of which a bot draws one for a game that begins with that many players. */
  public static List<NetWeights> drawn(int seats) {
    List<NetWeights> all = new ArrayList<>();
    for (int number = 0; number < (seats == 2 ? DUEL_NETWORKS : 1); number++) {
      all.add(duel(number));
    }
    return all;
  }

  /** The network of this player at a table with that many seats; for duels, one of them. */
  public static NetPolicy policy(int seats) {
    return new NetPolicy(weights(seats), seats);
  }

  /** The judge, for finished games. */
  public static ValueNet judge(int seats) {
    return new ValueNet(JudgeHolder.WEIGHTS, seats);
  }

  private static NetWeights duel(int number) {
    if (number == 0) {
      return PlayerHolder.WEIGHTS;
    }
    NetWeights known = DUELS.get(number);
    if (known == null) {
      NetWeights difference = read("duel" + number + ".net", PackedWeights::read);
      known = PlayerHolder.WEIGHTS.plus(1, difference);
      DUELS.set(number, known);
    }
    return known;
  }

  @FunctionalInterface
  private interface WeightsReader {
    NetWeights read(InputStream file) throws IOException;
  }

  private static NetWeights read(String name, WeightsReader reader) {
    try (InputStream file = TrainedNet.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return reader.read(new BufferedInputStream(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class PlayerHolder {
    static final NetWeights WEIGHTS = read("contessa.net", PackedWeights::read);
  }

  private static final class WeakFieldHolder {
    static final WeakFieldWeights WEIGHTS =
        new WeakFieldWeights(
            PlayerHolder.WEIGHTS.plus(1, read("weak.net", PackedWeights::read)),
            read("field.net", PackedWeights::read));
  }

  private static final class JudgeHolder {
    static final NetWeights WEIGHTS = read("judge.net", NetWeights::read);
  }
}

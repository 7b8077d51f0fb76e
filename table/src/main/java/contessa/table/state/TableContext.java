package contessa.table.state;

import module java.base;

import contessa.game.Move;
import contessa.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * What a table needs from outside its journal.
 *
 * @param random for secrets and unpredictable draws
 */
public record TableContext(Presence presence, Lags lags, BotMoves bots, RandomGenerator random) {

  /** Who is connected to the table. */
  @FunctionalInterface
  public interface Presence {

    /** The answer for a player who is online. */
    long ONLINE = Long.MAX_VALUE;

    /** When the player went offline; {@link #ONLINE} while they are online. */
    long offlineSince(String player);
  }

  /** What the host knows of connections: how slow they and the server are, and where from. */
  @FunctionalInterface
  public interface Lags {
    /** Milliseconds to credit the player's connection with. */
    int lag(String player);

    /** Milliseconds that answers take on the server in an overload; otherwise 0. */
    default long serverDelay() {
      return 0;
    }

    /** The players who were last seen at the same address as this one. */
    default Set<String> neighbours(String player) {
      return Set.of();
    }
  }

  @FunctionalInterface
  public interface BotMoves {
    /** A bot's move in this position of the open question; null if it has not decided yet. */
    @Nullable Move decidedMove(TableState state, int seat, Position position);
  }

  public boolean online(String player) {
    return presence.offlineSince(player) == Presence.ONLINE;
  }

  /** Players who are not here any more and may have come back as this one. */
  public List<String> formerSelves(String player, Predicate<String> isSeated) {
    return lags.neighbours(player).stream()
        .filter(other -> !other.equals(player) && !(isSeated.test(other) && online(other)))
        .sorted()
        .toList();
  }

  public String randomHex(int bytes) {
    byte[] value = new byte[bytes];
    random.nextBytes(value);
    return HexFormat.of().formatHex(value);
  }

  public int below(int n) {
    return random.nextInt(n);
  }
}

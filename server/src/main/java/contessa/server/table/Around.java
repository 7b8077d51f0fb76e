package contessa.server.table;

import contessa.game.Move;
import contessa.game.Position;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** What is around a table in memory: those who look at it, its bots, and the server's ground. */
record Around(Ground ground, Audience audience, Thinking bots) implements Surroundings {

  @Override
  public long offlineSince(String player) {
    return audience.offlineSince(player);
  }

  @Override
  public int lag(String player) {
    return ground.lags().lag(player);
  }

  @Override
  public @Nullable Move thought(TableState then, int seat, Position position) {
    return bots.thought(then, seat, position);
  }

  @Override
  public String random(int bytes) {
    byte[] random = new byte[bytes];
    ground.random().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  @Override
  public int below(int n) {
    return ground.random().nextInt(n);
  }
}

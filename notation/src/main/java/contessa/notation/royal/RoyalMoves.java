package contessa.notation.royal;

import module java.base;

import contessa.royal.Good;
import contessa.royal.Locations;
import contessa.royal.RoyalMove;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads moves of Coup Royal as text: {@code plan thief=A snitch=C}, {@code take gold},
 * {@code trade 2 gold information}.
 */
final class RoyalMoves {

  private static final Pattern PLAN =
      Pattern.compile("plan thief=([A-H]{1,2}) snitch=([A-H]{1,2})");
  private static final Pattern TAKE = Pattern.compile("take ([a-z]+)");
  private static final Pattern TRADE = Pattern.compile("trade ([0-9]) ([a-z]+) ([a-z]+)");

  private RoyalMoves() {}

  static String write(RoyalMove move) {
    return switch (move) {
      case RoyalMove.Plan plan ->
          "plan thief="
              + Locations.letters(plan.thieves())
              + " snitch="
              + Locations.letters(plan.snitches());
      case RoyalMove.Take take -> "take " + take.good().word();
      case RoyalMove.Trade trade ->
          "trade " + trade.seat() + " " + trade.taken().word() + " " + trade.given().word();
      case RoyalMove.Stop _ -> "stop";
    };
  }

  static @Nullable RoyalMove read(String text) {
    if (text.equals("stop")) {
      return new RoyalMove.Stop();
    }
    Matcher plan = PLAN.matcher(text);
    if (plan.matches()) {
      Integer thieves = Locations.read(plan.group(1));
      Integer snitches = Locations.read(plan.group(2));
      return thieves == null || snitches == null ? null : new RoyalMove.Plan(thieves, snitches);
    }
    Matcher take = TAKE.matcher(text);
    if (take.matches()) {
      Good good = Good.named(take.group(1));
      return good == null ? null : new RoyalMove.Take(good);
    }
    Matcher trade = TRADE.matcher(text);
    if (trade.matches()) {
      int seat = Integer.parseInt(trade.group(1));
      Good taken = Good.named(trade.group(2));
      Good given = Good.named(trade.group(3));
      return taken == null || given == null ? null : new RoyalMove.Trade(seat, taken, given);
    }
    return null;
  }
}

package contessa.table.game;

import contessa.coup.Action;
import contessa.coup.CoupEvent;
import contessa.coup.LossReason;
import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.royal.RoyalEvent;
import java.util.List;

/**
 * How long scenes take, in milliseconds. In Coup a proof takes equally long whether it is given or
 * not; in Coup Royal it is the longer, the more there is to read.
 */
public final class SceneTimes {

  public static final int REVEAL = 2_400;
  public static final int COUP = 2_000;
  public static final int LOSS = 1_400;

  /** A block that stands. */
  public static final int HELD = 1_200;

  /** Added to the loss that ends a player's game. */
  public static final int EXILE = 600;

  public static final int PLANS = 1_400;

  /** A location without thieves. */
  public static final int QUIET = 1_100;

  /** A location with thieves. */
  public static final int EVENTFUL = 1_900;

  /** Added for documents, which cost the others something. */
  public static final int DOCUMENTS = 700;

  /** A choice that a player has made. */
  public static final int CHOICE = 1_100;

  private SceneTimes() {}

  static long coup(List<AddressedEvent> events) {
    return events.stream().mapToLong(one -> millis((CoupEvent) one.open())).sum();
  }

  private static long millis(CoupEvent event) {
    return switch (event) {
      case CoupEvent.Shown _, CoupEvent.Declined _ -> REVEAL;
      case CoupEvent.Acted acted when acted.action() == Action.COUP -> COUP;
      // The cards of a player who leaves are not a scene: the others may be deciding.
      case CoupEvent.Lost lost when lost.reason() != LossReason.LEFT -> LOSS;
      case CoupEvent.Stood _ -> HELD;
      case CoupEvent.Exiled _ -> EXILE;
      default -> 0;
    };
  }

  static long royal(List<AddressedEvent> events) {
    long sum = 0;
    boolean atLocation = false;
    for (AddressedEvent one : events) {
      RoyalEvent event = (RoyalEvent) one.open();
      switch (event) {
        case RoyalEvent.Plans _ -> sum += PLANS;
        case RoyalEvent.Location location -> {
          sum += location.seats() == Seats.NONE ? QUIET : EVENTFUL;
          atLocation = true;
        }
        case RoyalEvent.Documents _ -> sum += DOCUMENTS;
        case RoyalEvent.Gained _, RoyalEvent.Secret _, RoyalEvent.Item _, RoyalEvent.Traded _ ->
            sum += atLocation ? 0 : CHOICE;
        case RoyalEvent.Planned _,
            RoyalEvent.Refilled _,
            RoyalEvent.Scored _,
            RoyalEvent.Won _ -> {}
      }
    }
    return sum;
  }
}

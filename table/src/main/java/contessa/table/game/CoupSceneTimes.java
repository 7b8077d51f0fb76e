package contessa.table.game;

import contessa.coup.Action;
import contessa.coup.CoupEvent;
import contessa.coup.LossReason;
import contessa.game.AddressedEvent;
import java.util.List;

/** The scenes of Coup, in milliseconds. A proof takes equally long whether it is given or not. */
public final class CoupSceneTimes {

  public static final int REVEAL = 2_400;
  public static final int COUP = 2_000;
  public static final int LOSS = 1_400;

  /** A block that stands. */
  public static final int HELD = 1_200;

  /** Added to the loss that ends a player's game. */
  public static final int EXILE = 600;

  private CoupSceneTimes() {}

  static long millis(List<AddressedEvent> events) {
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
}

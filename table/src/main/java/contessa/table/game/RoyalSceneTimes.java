package contessa.table.game;

import contessa.game.AddressedEvent;
import contessa.game.Seats;
import contessa.royal.RoyalEvent;
import java.util.List;

/** The scenes of Coup Royal, in milliseconds: the longer, the more there is to read. */
public final class RoyalSceneTimes {

  public static final int PLANS = 1_400;

  /** A location without thieves. */
  public static final int QUIET = 1_100;

  /** A location with thieves. */
  public static final int EVENTFUL = 1_900;

  /** Added for documents, which cost the others something. */
  public static final int DOCUMENTS = 700;

  /** A choice that a player has made. */
  public static final int CHOICE = 1_100;

  private RoyalSceneTimes() {}

  static long millis(List<AddressedEvent> events) {
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

package contessa.table.game;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.game.Event;
import contessa.table.game.GameAdapter.Occasion;
import contessa.table.message.Emote;

/** Occasions for emotes in Coup: claims that were tested, attacks, and players who are out. */
final class CoupEmotes {

  private CoupEmotes() {}

  static List<Occasion> occasions(List<Event> heard) {
    List<Occasion> occasions = new ArrayList<>();
    int challenger = -1;
    for (Event event : heard) {
      switch ((CoupEvent) event) {
        case CoupEvent.Acted acted when acted.target() >= 0 ->
            occasions.add(
                Occasion.of(acted.target(), Emote.PLEA, Emote.THREAT, Emote.SURPRISE, Emote.SIGH));
        case CoupEvent.Challenged challenged -> {
          challenger = challenged.seat();
          occasions.add(
              Occasion.of(challenged.claim().seat(), Emote.LAUGH, Emote.SURPRISE, Emote.THREAT));
        }
        case CoupEvent.Shown shown -> {
          occasions.add(Occasion.of(shown.claim().seat(), Emote.LAUGH));
          if (challenger >= 0) {
            occasions.add(Occasion.of(challenger, Emote.SIGH, Emote.SURPRISE));
          }
        }
        case CoupEvent.Declined declined -> {
          occasions.add(Occasion.of(declined.claim().seat(), Emote.SIGH, Emote.APPLAUSE));
          if (challenger >= 0) {
            occasions.add(Occasion.of(challenger, Emote.LAUGH));
          }
        }
        case CoupEvent.Stood stood -> occasions.add(Occasion.of(stood.seat(), Emote.LAUGH));
        case CoupEvent.Exiled exiled -> occasions.add(Occasion.of(exiled.seat(), Emote.APPLAUSE));
        default -> {}
      }
    }
    return occasions;
  }
}

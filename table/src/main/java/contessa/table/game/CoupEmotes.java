package contessa.table.game;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Position;
import contessa.table.message.Emote;

/** Occasions for emotes in Coup: claims that were tested, attacks, and players who are out. */
final class CoupEmotes implements BotEmotes {

  /** An influence is worth about as much as the coup that takes it. */
  private static final int INFLUENCE = 7;

  @Override
  public List<Occasion> occasions(List<Event> heard) {
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

  @Override
  public int strength(Position position, int seat) {
    CoupView view = CoupQuestions.publicView(position);
    return view.lives(seat) ? INFLUENCE * view.handSize(seat) + view.coins(seat) : -1;
  }
}

package contessa.table.game;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.notation.json.Words;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import contessa.table.message.Emote;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** In Coup Royal all players plan together, in one window; every other question is for one seat. */
final class RoyalAdapter implements GameAdapter {

  static final GameAdapter ROYAL = new RoyalAdapter();

  @Override
  public GamePrompt prompt(Position position) {
    RoyalPhase phase = ((RoyalView) position.view(Reader.SPECTATOR)).phase();
    String word = Words.kebab(phase);
    return switch (phase) {
      case PLAN ->
          new GamePrompt(
              Seats.first(position.seats()), true, Seats.NOBODY, TimeLimit.TURN, word, null);
      case INTRIGUE -> GamePrompt.single(position.toMove(), TimeLimit.TURN, word);
      case TAKE, OVER -> GamePrompt.single(position.toMove(), TimeLimit.HIDDEN, word);
    };
  }

  @Override
  public List<Move> choices(Position position, int seat) {
    return planningPosition(position, seat).moves();
  }

  @Override
  public List<Position> positionsAsking(Position position, int seat) {
    return List.of(planningPosition(position, seat));
  }

  /** The position in which this seat plans; what the seats before it plan does not matter to it. */
  static Position planningPosition(Position position, int seat) {
    Table table = position.table();
    while (table.toMove() != seat) {
      table.play(table.choice(0), new SeededChance(0), null);
    }
    return Position.of(table);
  }

  /** All must plan, and no plan depends on another. */
  @Override
  public boolean showsWhoHasAnswered() {
    return true;
  }

  /** Coup Royal has no rule for resigning. */
  @Override
  public boolean unchangedWithout(Position before, Position after, int seat) {
    return true;
  }

  @Override
  public Move meaning(Move answer, Position position) {
    return answer;
  }

  /** Every plan counts, so the window waits for all. */
  @Override
  public @Nullable List<WindowMove> settle(Position position, Answers answers) {
    List<WindowMove> moves = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      Move plan = answers.of(seat, planningPosition(position, seat));
      if (plan == null) {
        return null;
      }
      moves.add(new WindowMove(seat, plan));
    }
    return moves;
  }

  @Override
  public void checkConserved(
      @Nullable Position before, Position after, List<AddressedEvent> events) {
    Conservation.goods((RoyalView) after.view(Reader.REFEREE));
  }

  @Override
  public long sceneMillis(List<AddressedEvent> events) {
    return SceneTimes.royal(events);
  }

  // ---- What became of the thieves

  @Override
  public List<Occasion> occasions(List<Event> heard) {
    List<Occasion> occasions = new ArrayList<>();
    for (Event event : heard) {
      if (event instanceof RoyalEvent.Location location) {
        for (int seat : Seats.list(location.seats())) {
          occasions.add(
              switch (location.result()) {
                case ROBBED -> Occasion.of(seat, Emote.LAUGH);
                case GUARDED -> Occasion.of(seat, Emote.SIGH, Emote.THREAT);
                case QUARREL -> Occasion.of(seat, Emote.SURPRISE, Emote.THREAT);
                case VANISHED -> Occasion.of(seat, Emote.SIGH);
              });
        }
      }
    }
    return occasions;
  }

  @Override
  public int strength(Position position, int seat) {
    RoyalView.Player player = ((RoyalView) position.view(Reader.SPECTATOR)).players().get(seat);
    return player.goods().total() + player.secretCount();
  }
}

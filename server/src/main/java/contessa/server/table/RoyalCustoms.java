package contessa.server.table;

import contessa.game.AddressedEvent;
import contessa.game.Chance;
import contessa.game.Move;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalView;
import contessa.server.wire.StandingOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Coup Royal: all plan at once, and everybody's plan counts. */
final class RoyalCustoms implements Customs {

  static final RoyalCustoms INSTANCE = new RoyalCustoms();

  private RoyalCustoms() {}

  @Override
  public Ask ask(Position position) {
    RoyalPhase phase = ((RoyalView) position.view(Reader.SPECTATOR)).phase();
    String word = phase.name().toLowerCase(Locale.ROOT);
    return switch (phase) {
      case PLAN -> new Ask(Seats.first(position.seats()), true, Seats.NOBODY, Haste.TURN, word);
      case INTRIGUE -> alone(position, Haste.TURN, word);
      case TAKE, OVER -> alone(position, Haste.HIDDEN, word);
    };
  }

  private static Ask alone(Position position, Haste haste, String word) {
    return new Ask(Seats.of(position.toMove()), false, Seats.NOBODY, haste, word);
  }

  @Override
  public List<Move> choices(Position position, int seat) {
    return asked(position, seat).moves();
  }

  @Override
  public Move meaning(Move answer, Position position) {
    return answer;
  }

  @Override
  public @Nullable List<Step> settle(Position position, Answers answers) {
    List<Step> steps = new ArrayList<>();
    for (int seat = 0; seat < position.seats(); seat++) {
      Move plan = answers.of(seat, asked(position, seat));
      if (plan == null) {
        return null;
      }
      steps.add(new Step(seat, plan));
    }
    return steps;
  }

  @Override
  public Position asked(Position position, int seat) {
    Table table = position.table();
    while (table.toMove() != seat) {
      table.play(table.choice(0), new SeededChance(0), null);
    }
    return Position.of(table);
  }

  @Override
  public List<Position> occasions(Position position, int seat) {
    return List.of(asked(position, seat));
  }

  @Override
  public void checkConserved(@Nullable Position before, Position after, List<AddressedEvent> told) {
    Conservation.goods((RoyalView) after.view(Reader.REFEREE));
  }

  /** Nothing that a medal is given for. */
  @Override
  public void count(Position before, List<AddressedEvent> told, Tally tally) {}

  /** All must plan, and no plan hangs on another. */
  @Override
  public boolean tellsWhoHasAnswered() {
    return true;
  }

  @Override
  public boolean isOut(Position position, int seat) {
    return false;
  }

  @Override
  public boolean canResign(Position position, int seat) {
    return false;
  }

  @Override
  public boolean remains(Position before, Position after, int seat) {
    return true;
  }

  @Override
  public boolean passes(StandingOrder order, Position position, int seat) {
    return false;
  }

  @Override
  public @Nullable Move onTimeout(View view, Chance chance) {
    return null;
  }
}

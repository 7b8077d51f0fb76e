package contessa.table.state;

import module java.base;

import contessa.coup.CoupTable;
import contessa.game.Position;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.royal.RoyalTable;
import contessa.royal.RoyalView;
import contessa.table.game.LiveGame;
import contessa.table.message.StandingOrder;
import contessa.testkit.coup.CoupSecrecy;

/** Another state behind the same view of one reader. */
public final class Twins {

  private Twins() {}

  /** Other hidden cards; null if there are none. */
  public static TableState otherCards(TableState state, int reader, SeededChance chance) {
    LiveGame game = state.game();
    Table truth = game.position().table();
    Table twin =
        truth instanceof CoupTable
            ? new CoupSecrecy().twin(truth, reader, chance)
            : imagine((RoyalTable) truth, reader, chance);
    if (twin == null) {
      return null;
    }
    TableState other = state.copy();
    other.game = game.withPosition(Position.of(twin)).withDraws(game.draws() + 1);
    other.timingSecret = "another";
    return other;
  }

  /** Lets the other state take its times from the same secret. */
  public static void shareTiming(TableState state, TableState other) {
    other.timingSecret = state.timingSecret;
  }

  /** The same state with another game. */
  public static TableState withGame(TableState state, LiveGame game) {
    TableState other = state.copy();
    other.game = game;
    return other;
  }

  private static Table imagine(RoyalTable table, int reader, SeededChance chance) {
    RoyalView view = table.view(reader);
    int[] plans = new int[table.seats()];
    Arrays.fill(plans, -1);
    return RoyalTable.imagine(view, plans, chance);
  }

  /**
   * Changes the sealed answers and standing orders of other seats; also who has answered, where
   * that is hidden.
   */
  public static void otherAnswers(TableState other, int reader, SeededChance chance) {
    Position position = other.game().position();
    Question question = other.question();
    boolean tellsWho = !question.sealed() || other.adapter().showsWhoHasAnswered();
    for (int seat = 0; seat < position.seats(); seat++) {
      if (seat == reader) {
        continue;
      }
      List<Seat> seats = new ArrayList<>(other.seats);
      StandingOrder[] orders = StandingOrder.values();
      seats.set(seat, seats.get(seat).withStandingOrder(orders[chance.below(orders.length)]));
      other.seats = List.copyOf(seats);
      boolean mayAnswer = question.answers().containsKey(seat) || !tellsWho;
      if (mayAnswer && Seats.has(question.seats(), seat) && chance.below(2) == 0) {
        var choices = other.adapter().choices(position, seat);
        String choice = other.game().text(choices.get(chance.below(choices.size())));
        question = question.answered(seat, choice);
      }
    }
    other.question = question;
  }
}

package contessa.testkit.coup;

import static contessa.testkit.Check.that;

import module java.base;

import contessa.coup.Action;
import contessa.coup.CoinReason;
import contessa.coup.CoupCodes;
import contessa.coup.CoupEvent;
import contessa.coup.CoupOptions;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupTable;
import contessa.coup.CoupView;
import contessa.coup.LossReason;
import contessa.game.AddressedEvent;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.Table;
import contessa.testkit.Check;
import org.jspecify.annotations.Nullable;

/**
 * The invariants of Coup (INV-01 to INV-08): counts cards and coins from the events alone, then
 * compares them with the table.
 */
public final class CoupCheck implements Check {

  private static final int INFLUENCES = 2;
  private static final int DRAFT_SETS = 3;
  private static final int MOST_LOST_IN_A_TURN = 3;
  private static final int FORCED_COUP = 10;

  /** One in this many positions is imagined. */
  private static final int SAMPLE = 4;

  private final int[] coins = new int[CoupRules.MOST_PLAYERS];
  private final int[] lost = new int[CoupRules.MOST_PLAYERS];
  private int reserve;
  private int turn;
  private int actor = Seats.NOBODY;
  private @Nullable Action action;
  private int target = Seats.NOBODY;
  private int paid;
  private int refunded;
  private boolean challengedAway;
  private boolean actorLeft;
  private int inspections;

  @Override
  public void dealt(Table dealt, List<AddressedEvent> events) {
    CoupTable table = (CoupTable) dealt;
    for (int player = 0; player < table.seats(); player++) {
      boolean poorer = table.seats() == 2 && player == table.toMove();
      coins[player] = poorer ? table.rules().options().firstPlayerCoins() : 2;
    }
    hear(table, events);
    inspect(table);
  }

  @Override
  public void before(Table table, int code) {
    CoupTable coup = (CoupTable) table;
    int asked = coup.toMove();
    that(coup.lives(asked) || coup.phase() == CoupPhase.DRAFT, "an exile is asked: seat ", asked);
    if (coup.phase() == CoupPhase.ACTION) {
      boolean forced = coup.coins(asked) >= FORCED_COUP;
      for (int n = 0; forced && n < coup.choiceCount(); n++) {
        that(
            CoupCodes.action(coup.choice(n)) == Action.COUP,
            "ten coins and more than a Coup is offered");
      }
    }
  }

  @Override
  public void played(Table table, int seat, int code, List<AddressedEvent> events) {
    hear((CoupTable) table, events);
    inspect((CoupTable) table);
  }

  // ---- Events

  private void hear(CoupTable table, List<AddressedEvent> events) {
    for (AddressedEvent told : events) {
      that(told.insiders() >>> table.seats() == 0, "insiders who are not at the table");
      that(
          told.hasSecret() || told.open().equals(told.full()),
          "an event with a secret but no insiders");
      hear((CoupEvent) told.full());
    }
  }

  private void hear(CoupEvent event) {
    switch (event) {
      case CoupEvent.Turn(int seat, int number) -> startTurn(seat, number);
      case CoupEvent.Acted acted -> {
        that(action == null && acted.seat() == actor, "two actions in a turn: ", acted);
        action = acted.action();
        target = acted.target();
      }
      case CoupEvent.Coins change -> move(change);
      case CoupEvent.Lost loss -> {
        if (loss.reason() == LossReason.LEFT) {
          actorLeft |= loss.seat() == actor;
          return; // a leaving player loses everything, besides the losses of the turn
        }
        lost[loss.seat()]++;
        that(lost[loss.seat()] <= INFLUENCES, "three influences of one player in a turn");
        that(Arrays.stream(lost).sum() <= MOST_LOST_IN_A_TURN, "four influences in a turn");
      }
      case CoupEvent.Declined(var claim) -> challengedAway |= claim.seat() == actor;
      case CoupEvent.Won _ -> settle();
      default -> {}
    }
  }

  private void startTurn(int seat, int number) {
    that(number == turn + 1, "turns are not counted: ", number);
    settle();
    turn = number;
    actor = seat;
    action = null;
    target = Seats.NOBODY;
    paid = 0;
    refunded = 0;
    challengedAway = false;
    actorLeft = false;
    Arrays.fill(lost, 0);
  }

  /**
   * A cost is either spent or refunded, and refunded only after a challenge to the action (INV-07).
   */
  private void settle() {
    that(refunded == 0 || refunded == paid, "half a refund");
    boolean due = paid > 0 && challengedAway;
    // A refund due to a player who has left goes to the bank with the rest.
    that(actorLeft || (refunded > 0) == due, "refunded and spent, or neither");
  }

  /** Coins change only by the amounts of the action table (INV-03). */
  private void move(CoupEvent.Coins change) {
    int seat = change.seat();
    int by = change.change();
    CoinReason why = change.reason();
    boolean own = seat == actor;
    boolean right =
        switch (why) {
          case INCOME -> own && by == 1 && action == Action.INCOME;
          case FOREIGN_AID -> own && by == 2 && action == Action.FOREIGN_AID;
          case TAX -> own && by == 3 && action == Action.TAX;
          case STEAL -> action == Action.STEAL && steals(seat, by);
          case COST -> {
            paid -= by;
            yield own
                && (by == -7 && action == Action.COUP || by == -3 && action == Action.ASSASSINATE);
          }
          case REFUND -> {
            refunded += by;
            yield own && by == paid;
          }
          case CONVERT -> {
            reserve -= by;
            yield own && action == Action.CONVERT && by == (target == actor ? -1 : -2);
          }
          case EMBEZZLE -> {
            int all = reserve;
            reserve = 0;
            yield own && action == Action.EMBEZZLE && by == all;
          }
          case EXILE -> by == -coins[seat];
        };
    that(right, "no rule changes coins by this: ", change);
    coins[seat] += by;
    that(coins[seat] >= 0, "less than no coins: seat ", seat);
  }

  private boolean steals(int seat, int by) {
    if (by < 0) {
      return seat == target && -by == Math.min(2, coins[seat]);
    }
    return seat == actor && by >= 1 && by <= 2;
  }

  // ---- The table

  private void inspect(CoupTable table) {
    cards(table);
    CoupPhase phase = table.phase();
    for (int player = 0; player < table.seats(); player++) {
      that(table.coins(player) == coins[player], "coins that nobody was told of: seat ", player);
      that(
          table.lives(player) == (table.down(player) != 0) || phase == CoupPhase.DRAFT,
          "a living player without cards, or an exile with cards");
      boolean betweenTurns = phase == CoupPhase.ACTION || phase == CoupPhase.OVER;
      that(
          table.lives(player) || !betweenTurns || coins[player] == 0,
          "an exile has coins: seat ",
          player);
    }
    that(table.reserve() == reserve, "a reserve that nobody was told of");
    that(phase != CoupPhase.ACTION || table.turn() == turn, "a turn that nobody was told of");
    that(
        phase == CoupPhase.OVER == (Seats.count(table.living()) == 1),
        "one player left, or not over");
    if (inspections++ % SAMPLE == 0 && phase != CoupPhase.OVER) {
      imagined(table);
    }
  }

  private static void cards(CoupTable table) {
    CoupRules rules = table.rules();
    CoupOptions options = rules.options();
    int inPlay = rules.cards().bits();
    CoupPhase phase = table.phase();
    int seen = table.court();
    int sum = Integer.bitCount(seen);
    for (int player = 0; player < table.seats(); player++) {
      int down = table.down(player);
      int up = table.up(player);
      seen |= down | up;
      int count = Integer.bitCount(down) + Integer.bitCount(up);
      sum += count;
      if (phase == CoupPhase.DRAFT) {
        that(count <= 1, "too many cards in the draft");
      } else if (phase == CoupPhase.EXCHANGE && player == table.toMove()) {
        that(count == INFLUENCES + 1 || count == INFLUENCES + 2, "a pool of a wrong size");
      } else {
        // A player who leaves may end the game while the winner exchanges.
        boolean inMidExchange = phase == CoupPhase.OVER && table.lives(player);
        that(count == INFLUENCES || inMidExchange, "not two cards: seat ", player);
      }
    }
    that(Integer.bitCount(seen) == sum, "a card is in two places");
    that((seen & ~inPlay) == 0, "a card that is not in play");
    if (!options.draft()) {
      that(seen == inPlay, "a card is lost");
    } else if (phase != CoupPhase.DRAFT) {
      that(sum == 2 + Integer.bitCount(inPlay) / DRAFT_SETS, "a card is lost after the draft");
    }
    if (phase == CoupPhase.ACTION) {
      int deck =
          options.draft()
              ? Integer.bitCount(inPlay) / DRAFT_SETS - 2
              : Integer.bitCount(inPlay) - INFLUENCES * table.seats();
      that(Integer.bitCount(table.court()) == deck, "the court has another size between turns");
    }
  }

  /** The referee sees the truth, and imagining a table from that view gives the table back. */
  private static void imagined(CoupTable table) {
    CoupView truth = table.view(Reader.REFEREE);
    int[] down = new int[CoupRules.MOST_PLAYERS];
    for (int player = 0; player < table.seats(); player++) {
      down[player] = truth.known(player);
      that(
          Integer.bitCount(down[player]) == Integer.bitCount(table.down(player)),
          "the referee sees another hand");
    }
    CoupTable imagined = table.copy();
    int court = truth.unseen().bits();
    that(Integer.bitCount(court) == Integer.bitCount(table.court()), "another court");
    imagined.imagine(truth, down, court);
    that(imagined.choiceCount() == table.choiceCount(), "the imagined table has other legal moves");
    for (int n = 0; n < table.choiceCount(); n++) {
      that(imagined.choice(n) == table.choice(n), "the imagined table has other legal moves");
    }
  }
}

package contessa.testkit;

import module java.base;

import contessa.game.AddressedEvent;
import contessa.game.Move;
import contessa.game.Outcome;
import contessa.game.Position;
import contessa.game.Reader;
import contessa.game.Seats;
import contessa.game.SeededChance;
import contessa.game.Table;
import contessa.game.View;
import org.jspecify.annotations.Nullable;

/** Checks that hold for every table of every game. */
public final class TableCheck implements Check {

  /** One in this many moves gets the costly checks. */
  private static final int SAMPLE = 8;

  /** One in this many gets its mask checked code by code. */
  private static final int MASKS = 4;

  private static final int REMEMBERED = 48;

  private final SeededChance chance;
  private final List<Move> remembered = new ArrayList<>();
  private @Nullable Table copy;
  private long copied;

  public TableCheck(SeededChance chance) {
    this.chance = chance;
  }

  @Override
  public void dealt(Table table, List<AddressedEvent> events) {
    inspect(table);
  }

  @Override
  public void before(Table table, int code) {
    if (chance.below(SAMPLE) == 0) {
      copy = table.copy();
      copied = Dump.hash(copy);
      Check.that(copied == Dump.hash(table), "a copy differs from its table");
    }
  }

  @Override
  public void played(Table table, int seat, int code, List<AddressedEvent> events) {
    Table kept = copy;
    if (kept != null) {
      Check.that(copied == Dump.hash(kept), "a copy changed when its table was played on");
      long now = Dump.hash(table);
      Table other = table.copy();
      if (!other.over()) {
        other.play(other.choice(chance.below(other.choiceCount())), chance, null);
      }
      Check.that(now == Dump.hash(table), "a table changed when its copy was played on");
      other.become(table);
      Check.that(now == Dump.hash(other), "become() gives another state");
      kept.become(table);
      Check.that(now == Dump.hash(kept), "become() gives another state");
      copy = null;
    }
    inspect(table);
  }

  private void inspect(Table table) {
    List<Move> moves = listed(table);
    int seat = table.toMove();
    Check.that(table.over() == (seat < 0), "over() contradicts toMove()");
    Check.that(table.over() == moves.isEmpty(), "moves without a decider, or none for one");
    Check.that(table.over() == (table.winners() != Seats.NONE), "winners before the end, or none");
    Check.that(seat < table.seats(), "there is no seat ", seat);
    if (chance.below(MASKS) == 0) {
      masked(table);
    }
    if (chance.below(SAMPLE) == 0) {
      long state = Dump.hash(table);
      readers(table, moves);
      refuseCodes(table, state);
      refuseMoves(table, moves);
      Check.that(state == Dump.hash(table), "looking at the table changed it");
    }
    if (!moves.isEmpty()) {
      Move move = moves.get(chance.below(moves.size()));
      if (remembered.size() < REMEMBERED) {
        remembered.add(move);
      } else {
        remembered.set(chance.below(REMEMBERED), move);
      }
    }
  }

  /** The list is in order, each move once, and each is in the mask. */
  private static List<Move> listed(Table table) {
    int choices = table.choiceCount();
    List<Move> moves = new ArrayList<>(choices);
    int before = -1;
    for (int n = 0; n < choices; n++) {
      int code = table.choice(n);
      Check.that(code > before && code < Table.CODES, "not in ascending order: ", code);
      Check.that(table.allows(code), "listed, but not in the mask: ", code);
      Move move = table.move(code);
      Check.that(table.code(move) == code, "the code means another move: ", move);
      moves.add(move);
      before = code;
    }
    Check.that(new HashSet<>(moves).size() == choices, "a move is listed twice: ", moves);
    return moves;
  }

  /** Nothing else is in the mask. */
  private static void masked(Table table) {
    int next = 0;
    for (int code = -1; code <= Table.CODES; code++) {
      boolean listed = next < table.choiceCount() && table.choice(next) == code;
      Check.that(table.allows(code) == listed, "mask and list differ at code ", code);
      next += listed ? 1 : 0;
    }
  }

  /** Only the deciding seat and the referee get the legal moves. */
  private void readers(Table table, List<Move> moves) {
    for (int reader = Reader.REFEREE; reader < table.seats(); reader++) {
      View view = table.view(reader);
      boolean asked = !table.over() && (reader == table.toMove() || reader == Reader.REFEREE);
      Check.that(view.reader() == reader, "a view for the wrong reader");
      Check.that(view.moves().equals(asked ? moves : List.of()), "a view with other moves");
      Check.that(view.toMove() == table.toMove(), "a view with another decider");
      Check.that(view.winners() == table.winners(), "a view with other winners");
      Check.that(view.seats() == table.seats(), "a view with other seats");
    }
    int reader = chance.below(table.seats() + 2) + Reader.REFEREE;
    long view = Dump.hash(table.view(reader));
    Check.that(view == Dump.hash(table.view(reader)), "two views of one state differ");
  }

  /** An illegal code is refused before anything happens, chance included. */
  private void refuseCodes(Table table, long state) {
    for (int tries = 0; tries < 2; tries++) {
      int code = chance.below(Table.CODES + 2) - 1;
      if (!table.allows(code)) {
        boolean refused = false;
        try {
          table.play(code, TableCheck::noChance, told -> Check.that(false, "told: ", told));
        } catch (IllegalArgumentException e) {
          refused = true;
        }
        Check.that(refused, "an illegal code is played: ", code);
        Check.that(state == Dump.hash(table), "an illegal code changes the table: ", code);
      }
    }
  }

  /** Earlier moves are refused unless they are legal now; moves of other seats always are. */
  private void refuseMoves(Table table, List<Move> moves) {
    Position position = Position.of(table);
    Check.that(position.moves().equals(moves), "a position with other moves");
    Check.that(position.toMove() == table.toMove(), "a position with another decider");
    long state = Dump.hash(position.table());
    for (Move move : remembered) {
      boolean legal = moves.contains(move);
      int code = table.code(move);
      Check.that(legal == (code >= 0), "legal in one place only: ", move);
      Check.that(!legal || table.move(code).equals(move), "the code means another move: ", move);
      if (!legal && !table.over()) {
        Outcome outcome = position.play(table.toMove(), move, TableCheck::noChance);
        Check.that(outcome == Outcome.Refused.ILLEGAL_MOVE, "an illegal move is played: ", move);
      }
      int stranger = chance.below(table.seats() + 2) - 1;
      if (stranger != table.toMove() || table.over()) {
        Outcome outcome = position.play(stranger, move, TableCheck::noChance);
        Check.that(
            outcome == (table.over() ? Outcome.Refused.GAME_OVER : Outcome.Refused.NOT_YOUR_TURN),
            "played out of turn: ",
            outcome);
      }
    }
    Check.that(state == Dump.hash(position.table()), "a refused move changed a position");
  }

  private static int noChance(int n) {
    throw new AssertionError("chance was used for a move that is not played");
  }
}

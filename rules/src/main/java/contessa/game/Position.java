package contessa.game;

import module java.base;

import org.jspecify.annotations.Nullable;

/**
 * An immutable position: a table that never changes. {@link #play} returns the next position and
 * the events on the way, or the reason for a refusal.
 */
public final class Position {

  private final Table table;

  /** Made at the first look; threads that look at the same time make equal ones. */
  private @Nullable IntFunction<View> views;

  private Position(Table table) {
    this.table = table;
  }

  public static Outcome.Played deal(Rulebook rules, int first, Chance chance) {
    EventList events = new EventList();
    Table table = rules.deal(first, chance, events);
    return new Outcome.Played(new Position(table), events);
  }

  /** The current position of a table; the table may be played on afterwards. */
  public static Position of(Table table) {
    return new Position(table.copy());
  }

  public int seats() {
    return table.seats();
  }

  public int toMove() {
    return table.toMove();
  }

  public boolean over() {
    return table.over();
  }

  public int winners() {
    return table.winners();
  }

  public List<Move> moves() {
    return new LegalMoves(table);
  }

  public View view(int reader) {
    IntFunction<View> made = views;
    if (made == null) {
      made = table.views();
      views = made;
    }
    return made.apply(reader);
  }

  public boolean allows(Move move) {
    return table.code(move) >= 0;
  }

  /** Whether this seat may leave the game for good now, see {@link Table#canLeave}. */
  public boolean canLeave(int seat) {
    return table.canLeave(seat);
  }

  /**
   * A copy of the table behind this position, to play on from here. It holds the whole truth, every
   * hidden card included: it is for the server, the analysis, checks and tests, and must never be
   * shown to a player or given to a bot. They get a {@link #view}.
   */
  public Table table() {
    return table.copy();
  }

  /**
   * The position after this seat has left the game for good.
   *
   * @throws IllegalArgumentException if it cannot, see {@link #canLeave}
   */
  public Outcome.Played leave(int seat, Chance chance) {
    Table next = table.copy();
    EventList events = new EventList();
    next.leave(seat, chance, events);
    return new Outcome.Played(new Position(next), events);
  }

  /** Plays a seat's move. Chance is used only if the move is played. */
  public Outcome play(int seat, Move move, Chance chance) {
    if (table.over()) {
      return Outcome.Refused.GAME_OVER;
    }
    if (seat != table.toMove()) {
      return Outcome.Refused.NOT_YOUR_TURN;
    }
    int code = table.code(move);
    if (code < 0) {
      return Outcome.Refused.ILLEGAL_MOVE;
    }
    Table next = table.copy();
    EventList events = new EventList();
    next.play(code, chance, events);
    return new Outcome.Played(new Position(next), events);
  }

  /**
   * A sink that collects its events in a list. Most moves cause at most two: no array is needed.
   */
  private static final class EventList extends AbstractList<AddressedEvent>
      implements EventSink, RandomAccess {

    private @Nullable AddressedEvent first;
    private @Nullable AddressedEvent second;
    private List<AddressedEvent> more = List.of();
    private int count;

    @Override
    public void tell(AddressedEvent told) {
      if (count == 0) {
        first = told;
      } else if (count == 1) {
        second = told;
      } else {
        more = count == 2 ? new ArrayList<>() : more;
        more.add(told);
      }
      count++;
    }

    @Override
    public AddressedEvent get(int n) {
      AddressedEvent told = n == 0 ? first : n == 1 ? second : more.get(n - 2);
      return Objects.requireNonNull(told);
    }

    @Override
    public int size() {
      return count;
    }
  }

  /** The legal moves of a table as a list. The table must not change any more. */
  private static final class LegalMoves extends AbstractList<Move> implements RandomAccess {

    private final Table table;
    private final int size;

    LegalMoves(Table table) {
      this.table = table;
      size = table.choiceCount();
    }

    @Override
    public Move get(int n) {
      return table.move(table.choice(Objects.checkIndex(n, size)));
    }

    @Override
    public int size() {
      return size;
    }
  }
}

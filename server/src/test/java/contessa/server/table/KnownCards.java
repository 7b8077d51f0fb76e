package contessa.server.table;

import module java.base;

import contessa.coup.Card;
import contessa.coup.Cards;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupTable;
import contessa.coup.Role;
import contessa.game.Reader;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalTable;
import contessa.server.journal.Journal;
import contessa.table.game.LiveGame;
import contessa.table.state.JournalReader;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;

/**
 * Which cards each reader has seen, row by row, from the journal and the rules alone: cards that
 * were in the reader's own hand, cards that lie open, cards shown to prove a claim, and a card that
 * was offered to an examiner. Sets of cards are bits.
 */
final class KnownCards {

  private static final int ALL = -1;

  /** By row, the seen cards of each seat, and in the last place those of everybody. */
  private final Map<Long, int[]> rows = new HashMap<>();

  /** Rows after which plans of Coup Royal are being made, and that disclosed none. */
  private final Set<Long> planning = new HashSet<>();

  private int[] seen = {0};
  private long last;
  private long over = Long.MAX_VALUE;
  private boolean reveal;

  private KnownCards() {}

  static KnownCards of(Journal journal, String table) {
    KnownCards known = new KnownCards();
    JournalReader reader = new JournalReader(table, journal.read(table));
    while (reader.nextRow()) {
      LiveGame before = game(reader.state());
      boolean decided = false;
      for (TableEvent event = reader.nextEvent(); event != null; event = reader.nextEvent()) {
        known.apply(event, before, reader.state());
        decided |= event instanceof TableEvent.Decided || event instanceof TableEvent.Started;
        before = game(reader.state());
      }
      known.last = reader.state().seq();
      known.rows.put(known.last, known.seen.clone());
      if (!decided && isPlanning(reader.state())) {
        known.planning.add(known.last);
      }
    }
    return known;
  }

  private static boolean isPlanning(TableState state) {
    return state.playing()
        && state.game().position().table() instanceof RoyalTable table
        && table.view(Reader.SPECTATOR).phase() == RoyalPhase.PLAN;
  }

  /** Whether nobody may know a plan of another seat from what was sent after this row. */
  boolean hidesPlans(long row) {
    return planning.contains(row);
  }

  private static LiveGame game(TableState state) {
    return state.playing() ? state.game() : null;
  }

  private void apply(TableEvent event, LiveGame before, TableState state) {
    if (event instanceof TableEvent.Started started) {
      seen = new int[started.players() + 1];
      reveal = state.gameOptions().reveal();
    }
    if (event instanceof TableEvent.Ended) {
      over = state.seq();
      if (reveal) {
        Arrays.fill(seen, ALL);
      }
    }
    if (event instanceof TableEvent.Decided decided && before != null) {
      decided(decided, before, state);
    }
    LiveGame now = game(state);
    if (now != null && now.position().table() instanceof CoupTable table) {
      for (int seat = 0; seat < table.seats(); seat++) {
        seen[seat] |= table.down(seat);
        shown(table.up(seat));
      }
      offered(table);
    }
  }

  /** Whoever is examined and has one card left is not asked which. */
  private void offered(CoupTable table) {
    int examined = table.target();
    if (table.phase() == CoupPhase.VERDICT && Integer.bitCount(table.down(examined)) == 1) {
      seen[table.toMove()] |= table.down(examined);
    }
  }

  private void decided(TableEvent.Decided decided, LiveGame before, TableState state) {
    if (!(before.position().table() instanceof CoupTable table)) {
      return;
    }
    switch ((CoupMove) before.move(decided.move())) {
      case CoupMove.Show(Card card) ->
          shown(card == null ? table.down(decided.seat()) : 1 << card.index());
      case CoupMove.Challenge _ -> challenged(table, state);
      case CoupMove.Offer(Card card) -> seen[state.game().position().toMove()] |= 1 << card.index();
      default -> {}
    }
  }

  /** Where a true claim must be proved and there is no choice, nobody is asked. */
  private void challenged(CoupTable before, TableState state) {
    boolean asks =
        state.game().position().moves().stream().anyMatch(CoupMove.Show.class::isInstance);
    if (!asks) {
      int hand = before.down(before.claimant());
      int role = Cards.copiesOf(before.claimedRole());
      shown(hand & (before.denies() ? ~role : role));
    }
  }

  private void shown(int cards) {
    for (int reader = 0; reader < seen.length; reader++) {
      seen[reader] |= cards;
    }
  }

  /** What a reader has seen when the journal had so many rows; a negative reader is a spectator. */
  int at(long row, int reader) {
    int[] then = rows.get(row);
    return then[reader < 0 ? then.length - 1 : Math.min(reader, then.length - 1)];
  }

  /** What a reader has seen of the whole game. */
  int inTheEnd(int reader) {
    return reader == Reader.REFEREE ? ALL : at(last, reader);
  }

  boolean isOver(long row) {
    return row >= over;
  }

  /** The cards that a text names. */
  static int named(String text) {
    int named = 0;
    for (int at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
      named |= card(text, at);
    }
    return named;
  }

  private static int card(String text, int at) {
    for (Role role : Role.ALL) {
      String name = role.name();
      if (at >= name.length()
          && at + 1 < text.length()
          && text.regionMatches(true, at - name.length(), name, 0, name.length())) {
        return 1 << Card.of(role, text.charAt(at + 1) - '1').index();
      }
    }
    return 0;
  }
}

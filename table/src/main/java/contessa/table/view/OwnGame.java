package contessa.table.view;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.notation.json.Words;
import contessa.table.state.JournalReader;
import contessa.table.state.JournalRow;
import contessa.table.state.TableDisclosure;
import contessa.table.state.TableEvent;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * What a player did in a finished game, from the journal: own claims, which the player knows to be
 * true or not, and challenges, which are public.
 */
public final class OwnGame {

  private final int seat;
  int claims;
  int bluffs;
  int caught;
  int challenges;
  int right;

  /** The first action; null without one. */
  @Nullable String opening;

  private @Nullable Position before;
  private int challenger = -1;
  private final List<Integer> caughtBy = new ArrayList<>();
  private List<String> bots = List.of();

  private OwnGame(int seat) {
    this.seat = seat;
  }

  /**
   * One game of a table.
   *
   * @return null if there is no such finished game
   */
  public static @Nullable OwnGame of(String table, List<JournalRow> rows, int game, int seat) {
    JournalReader reader = new JournalReader(table, rows);
    OwnGame own = new OwnGame(seat);
    boolean ended = reader.readGame(game, event -> own.hear(event, reader));
    return ended ? own : null;
  }

  private void hear(TableEvent event, JournalReader reader) {
    for (TableDisclosure one : reader.latest()) {
      if (one instanceof TableDisclosure.InGame(var _, AddressedEvent told)) {
        hear(told);
      }
    }
    TableState state = reader.state();
    if (event instanceof TableEvent.Ended) {
      end(state);
    } else if (state.playing()) {
      before = state.game().position();
    }
  }

  private void hear(AddressedEvent told) {
    if (before != null && told.open() instanceof CoupEvent event) {
      hear(event, before);
    }
  }

  private void hear(CoupEvent event, Position before) {
    Claim made = event.claimMade();
    if (made != null) {
      claimed(made, before);
    }
    switch (event) {
      case CoupEvent.Acted acted -> {
        if (acted.seat() == seat && opening == null) {
          opening = Words.kebab(acted.action());
        }
      }
      case CoupEvent.Challenged(int who, _) -> {
        challenger = who;
        challenges += who == seat ? 1 : 0;
      }
      case CoupEvent.Declined(Claim claim) -> declined(claim);
      default -> {}
    }
  }

  private void claimed(Claim claim, Position before) {
    if (claim.seat() == seat) {
      claims++;
      CoupTable table = (CoupTable) before.table();
      bluffs += claim.isTrueOf(new Cards(table.down(seat))) ? 0 : 1;
    }
  }

  private void declined(Claim claim) {
    right += challenger == seat ? 1 : 0;
    if (claim.seat() == seat) {
      caught++;
      caughtBy.add(challenger);
    }
  }

  private void end(TableState state) {
    bots =
        state.seats().subList(0, state.game().position().seats()).stream()
            .map(one -> Objects.requireNonNullElse(one.bot(), ""))
            .toList();
  }

  /** How often that seat caught a bluff of this player. */
  int caughtBy(int other) {
    return Collections.frequency(caughtBy, other);
  }

  /** The kind of bot at a seat; empty for people. */
  String bot(int other) {
    return bots.get(other);
  }
}

package contessa.table.view;

import module java.base;

import contessa.coup.Cards;
import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupTable;
import contessa.game.AddressedEvent;
import contessa.game.Position;
import contessa.notation.json.Words;
import contessa.royal.RoyalEvent;
import contessa.table.game.LiveGame;
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

  private int challenger = -1;
  private List<Integer> caughtBy = List.of();
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
    TableState state = reader.state();
    OwnGame own = new OwnGame(seat);
    while (reader.nextRow()) {
      Position before = state.games() == game && state.playing() ? state.game().position() : null;
      int heard = 0;
      for (TableEvent event = reader.nextEvent(); event != null; event = reader.nextEvent()) {
        if (state.games() != game) {
          continue;
        }
        List<TableDisclosure> told = reader.disclosures();
        for (; heard < told.size(); heard++) {
          if (told.get(heard) instanceof TableDisclosure.InGame(var _, AddressedEvent one)) {
            own.hear(one, before);
          }
        }
        if (event instanceof TableEvent.Ended) {
          own.end(state);
          return own;
        }
        before = state.playing() ? state.game().position() : before;
      }
    }
    return null;
  }

  private void hear(AddressedEvent told, @Nullable Position before) {
    if (before == null) {
      return;
    }
    switch (told.open()) {
      case CoupEvent event -> hear(event, before);
      case RoyalEvent _ -> {} // there are no claims
      default -> throw new IllegalStateException("an event of no known game");
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
      List<Integer> more = new ArrayList<>(caughtBy);
      more.add(challenger);
      caughtBy = more;
    }
  }

  private void end(TableState state) {
    LiveGame played = state.game();
    int seats = played.position().seats();
    bots =
        state.seats().subList(0, seats).stream()
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

package contessa.cli.play.words;

import module java.base;

import contessa.coup.Claim;
import contessa.coup.CoupEvent;
import contessa.coup.CoupEvent.Declined;
import contessa.coup.CoupEvent.Shown;

/** The claims of every player, how often, and with what result; all of it is public. */
public final class ClaimHistory {

  /**
   * One claim of a player.
   *
   * @param proven how often the claim was proven
   * @param unshown how often the card was not shown
   */
  public record Entry(Claim claim, int times, int proven, int unshown) {

    private Entry plus(Entry more) {
      return new Entry(claim, times + more.times, proven + more.proven, unshown + more.unshown);
    }
  }

  private final Map<Claim, Entry> all = new LinkedHashMap<>();

  void hear(CoupEvent event) {
    Claim made = event.claimMade();
    if (made != null) {
      add(made, 1, 0, 0);
    } else if (event instanceof Shown shown) {
      add(shown.claim(), 0, 1, 0);
    } else if (event instanceof Declined declined) {
      add(declined.claim(), 0, 0, 1);
    }
  }

  private void add(Claim claim, int times, int proven, int unshown) {
    all.merge(claim, new Entry(claim, times, proven, unshown), Entry::plus);
  }

  /** The claims of this player, in the order in which each was first made. */
  public List<Entry> of(int seat) {
    return all.values().stream().filter(entry -> entry.claim.seat() == seat).toList();
  }

  boolean isEmpty() {
    return all.isEmpty();
  }
}

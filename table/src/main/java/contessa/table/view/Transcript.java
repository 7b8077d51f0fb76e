package contessa.table.view;

import module java.base;

import contessa.table.message.Happening;
import contessa.table.state.TableDisclosure;
import org.jspecify.annotations.Nullable;

/**
 * What viewers were told since the game began. Each viewer has a numbering of their own, which
 * counts only what they were told, so a number reveals nothing about others. It follows from the
 * journal, so numbers survive a restart.
 */
public final class Transcript {

  /**
   * What one row of the journal disclosed.
   *
   * @param toAll whether everyone was told something
   * @param players the players whose own view changed, if not everyone was told
   */
  public record Batch(
      long at, List<TableDisclosure> disclosures, boolean toAll, Set<String> players) {
    boolean visibleTo(String player) {
      return toAll || players.contains(player);
    }

    /** Keeps its number and loses the message. */
    Batch without(Happening.MessageDeleted deleted) {
      return at != deleted.at()
          ? this
          : new Batch(
              at,
              disclosures.stream()
                  .filter(
                      one ->
                          !(one instanceof TableDisclosure.Speech(Happening.Said said, var _)
                              && said.seat() == deleted.seat()))
                  .toList(),
              toAll,
              players);
    }
  }

  public record Numbered(long n, Batch batch) {}

  private final List<Batch> batches = new ArrayList<>();
  private final Map<String, Long> own = new HashMap<>();
  private long toAll;

  public void add(long at, List<TableDisclosure> disclosures) {
    if (disclosures.isEmpty()) {
      return;
    }
    Set<String> players = new HashSet<>();
    boolean all = false;
    for (TableDisclosure one : disclosures) {
      switch (one) {
        case TableDisclosure.ViewChanged(String player) -> players.add(player);
        case TableDisclosure.ToAll(Happening.MessageDeleted deleted) -> {
          batches.replaceAll(batch -> batch.without(deleted));
          all = true;
        }
        case TableDisclosure.ToAll(Happening.Started _) -> {
          batches.clear();
          all = true;
        }
        case TableDisclosure.ToAll _, TableDisclosure.Speech _, TableDisclosure.InGame _ ->
            all = true;
      }
    }
    if (all) {
      players.clear();
      toAll++;
    } else {
      players.forEach(player -> own.merge(player, 1L, Long::sum));
    }
    batches.add(new Batch(at, List.copyOf(disclosures), all, Set.copyOf(players)));
  }

  public long number(String player) {
    return toAll + own.getOrDefault(player, 0L);
  }

  /**
   * When this viewer was last told something. It does not move when others act unseen, so it is the
   * only time that a viewer may be given.
   *
   * @param otherwise the time for a viewer who was not told anything yet
   */
  private long lastToldAt(String player, long otherwise) {
    for (Batch batch : batches.reversed()) {
      if (batch.visibleTo(player)) {
        return batch.at();
      }
    }
    return otherwise;
  }

  /** All that a viewer was told since the game began. */
  record Told(List<Numbered> batches, long n, long at) {}

  /**
   * All that this viewer was told, as of now.
   *
   * @param otherwise the time for a viewer who was not told anything yet
   */
  Told told(String player, long otherwise) {
    return new Told(all(player), number(player), lastToldAt(player, otherwise));
  }

  /** Everything that this viewer was told since the game began. */
  public List<Numbered> all(String player) {
    List<Numbered> seen = new ArrayList<>();
    long n = number(player);
    for (Batch batch : batches.reversed()) {
      if (batch.visibleTo(player)) {
        seen.add(new Numbered(n--, batch));
      }
    }
    return seen.reversed();
  }

  /** What this viewer was told after number n; null if that is no longer known. */
  @Nullable List<Numbered> after(String player, long n) {
    List<Numbered> missed = new ArrayList<>();
    long number = number(player);
    for (Batch batch : batches.reversed()) {
      if (number <= n) {
        break;
      }
      if (batch.visibleTo(player)) {
        missed.add(new Numbered(number--, batch));
      }
    }
    return number == n ? missed.reversed() : null;
  }
}

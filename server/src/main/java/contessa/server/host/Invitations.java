package contessa.server.host;

import module java.base;

import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.host.identity.RecentPlayers;
import contessa.server.message.Invitation;
import contessa.server.message.InviteRequest;
import contessa.table.message.Me;
import contessa.table.message.PushNotification;
import contessa.table.message.Stage;
import contessa.table.message.TableSummary;
import contessa.table.player.PlayerIds;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;

/**
 * Invitations among people who have played together. They are kept in memory and lapse soon. The
 * inviting player never learns whether the other one is there, has seen the invitation or has
 * declined it.
 */
public final class Invitations {

  static final long LIFETIME = Duration.ofMinutes(10).toMillis();

  /** For this long after an invitation was declined, the same player cannot invite again. */
  static final long QUIET = Duration.ofDays(1).toMillis();

  /** Beyond this many for one player, the oldest is dropped. */
  static final int MOST = 5;

  private static final int KEPT = 10_000;

  /** What became of a request. */
  public enum Answer {
    DONE,
    /** The inviting player has not played with anybody there. */
    NO_PLAYER,
    /** The inviting player has no seat there, or nobody can join. */
    NO_SEAT
  }

  /** An invitation that was not declined. */
  public record Pending(String id, Me from, String table, long until) {}

  /**
   * What other nodes of a cluster must know.
   *
   * @param player the one who is invited, declines or is forgotten
   * @param invitation the new one, if it is one
   * @param declined the id of the one that was declined, if one was
   */
  public record Change(String player, @Nullable Pending invitation, @Nullable String declined) {}

  private record Pair(String from, String to) {
    boolean has(String player) {
      return from.equals(player) || to.equals(player);
    }
  }

  private final RecentPlayers recent;
  private final TableHost tables;
  private final Notifier notifier;
  private final InstantSource clock;
  private volatile Consumer<Change> others = _ -> {};
  private final Map<Pair, Pending> pending =
      Caffeine.newBuilder().maximumSize(KEPT).<Pair, Pending>build().asMap();
  private final Map<Pair, Long> declined =
      Caffeine.newBuilder().maximumSize(KEPT).<Pair, Long>build().asMap();

  public Invitations(
      RecentPlayers recent, TableHost tables, Notifier notifier, InstantSource clock) {
    this.recent = recent;
    this.tables = tables;
    this.notifier = notifier;
    this.clock = clock;
  }

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(Consumer<Change> task) {
    others = task;
  }

  /** Another node has changed this. */
  public void apply(Change change) {
    if (change.invitation() != null) {
      var _ = add(change.player(), change.invitation());
    } else if (change.declined() != null) {
      remove(change.player(), change.declined());
    } else {
      erase(change.player());
    }
  }

  /** What a node that has just come must know: the invitations that have not lapsed. */
  public List<Change> changes() {
    return pending.entrySet().stream()
        .map(one -> new Change(one.getKey().to(), one.getValue(), null))
        .toList();
  }

  public RecentPlayers recent() {
    return recent;
  }

  /** Invites somebody to a table at which the inviting player sits. */
  public Answer invite(Me from, InviteRequest request) {
    Optional<String> whom =
        recent.find(from.player(), request.table(), request.game(), request.seat());
    if (whom.isEmpty()) {
      return Answer.NO_PLAYER;
    }
    Optional<TableSummary> table =
        tables.tablesOf(from.player()).stream()
            .filter(one -> one.table().equals(request.to()) && mayBeJoined(one))
            .filter(one -> one.programs() || !PlayerIds.isProgram(whom.get()))
            .findFirst();
    if (table.isEmpty()) {
      return Answer.NO_SEAT;
    }
    if (!isQuiet(from.player(), whom.get())) {
      put(whom.get(), from, table.get());
    }
    return Answer.DONE;
  }

  private static boolean mayBeJoined(TableSummary table) {
    return table.stage() == Stage.LOBBY && table.free() > 0 && !table.locked();
  }

  private boolean isQuiet(String from, String to) {
    return clock.millis() - declined.getOrDefault(new Pair(from, to), -QUIET) < QUIET;
  }

  private void put(String whom, Me from, TableSummary table) {
    long until = clock.millis() + LIFETIME;
    Pending fresh = new Pending(UUID.randomUUID().toString(), from, table.table(), until);
    boolean repeated = add(whom, fresh);
    others.accept(new Change(whom, fresh, null));
    // Nobody rings a phone twice, or in the middle of a game.
    if (!repeated
        && tables.tablesOf(whom).stream().noneMatch(one -> one.stage() == Stage.PLAYING)) {
      notifier.send(
          whom,
          new PushNotification(PushNotification.Kind.INVITE, table.table(), table.edition()),
          until);
    }
  }

  /** Adds an invitation; whether it repeats an earlier one. */
  private boolean add(String whom, Pending fresh) {
    Pending before = pending.put(new Pair(fresh.from().player(), whom), fresh);
    to(whom).stream()
        .skip(MOST)
        .forEach(one -> pending.remove(new Pair(one.from().player(), whom)));
    return before != null && before.until() > clock.millis();
  }

  /** The player's invitations that have not lapsed, newest first. */
  private List<Pending> to(String player) {
    return pending.entrySet().stream()
        .filter(one -> one.getKey().to.equals(player))
        .map(Map.Entry::getValue)
        .filter(one -> one.until() > clock.millis())
        .sorted(Comparator.comparingLong(Pending::until).reversed())
        .toList();
  }

  /** The player's invitations to tables that can still be joined, newest first. */
  public List<Invitation> of(String player) {
    return to(player).stream()
        .flatMap(
            one ->
                tables
                    .summary(one.table())
                    .filter(Invitations::mayBeJoined)
                    .filter(_ -> !tables.wasKicked(player, one.table()))
                    .map(table -> invitation(one, table))
                    .stream())
        .toList();
  }

  private static Invitation invitation(Pending one, TableSummary table) {
    return new Invitation(
        one.id(), one.table(), one.from().name(), table.edition(), table.players(), one.until());
  }

  /** Declines an invitation; the same player cannot invite again for a day. */
  public void decline(String player, String id) {
    remove(player, id);
    others.accept(new Change(player, null, id));
  }

  private void remove(String player, String id) {
    for (Pending one : to(player)) {
      if (one.id().equals(id)) {
        Pair pair = new Pair(one.from().player(), player);
        declined.put(pair, clock.millis());
        pending.remove(pair);
      }
    }
  }

  /** Forgets everything about a player who is being deleted. */
  public void forget(String player) {
    erase(player);
    others.accept(new Change(player, null, null));
  }

  private void erase(String player) {
    pending.keySet().removeIf(pair -> pair.has(player));
    declined.keySet().removeIf(pair -> pair.has(player));
  }
}

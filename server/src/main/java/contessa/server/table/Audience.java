package contessa.server.table;

import contessa.server.wire.Message;
import contessa.server.wire.Stage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Those who look at a table: each is told, in order, what {@link Teller} makes of it for them. Used
 * only under the table's lock.
 */
final class Audience {

  /** A connection is shown as lost only after this long, so that its flicker tells nothing. */
  static final long OFFLINE_SHOWN_AFTER = 5_000;

  private final List<Viewer> viewers = new ArrayList<>();
  private final Map<String, Long> lastSeen = new HashMap<>();
  private final long since;
  private Message.@Nullable Presence presence;

  /** Nobody yet, since then. */
  Audience(long since) {
    this.since = since;
  }

  /** Somebody at a table, and how much of it they have heard. */
  static final class Viewer {
    private final String player;
    private final Consumer<Message> ear;
    private String stream;
    private long n;

    private Viewer(String player, Consumer<Message> ear, String stream, long n) {
      this.player = player;
      this.ear = ear;
      this.stream = stream;
      this.n = n;
    }

    /** What was missed, if it can be told; else everything. */
    private void catchUp(TableState state, Transcript transcript) {
      Teller teller = new Teller(state, player);
      List<Transcript.Numbered> missed =
          teller.stream().equals(stream) ? transcript.after(player, n) : null;
      if (missed == null) {
        ear.accept(teller.snapshot(transcript));
      } else {
        missed.forEach(numbered -> ear.accept(teller.update(numbered)));
      }
      stream = teller.stream();
      n = transcript.number(player);
    }
  }

  /** Whether this player may look at the table. */
  static boolean mayWatch(TableState state, String player) {
    if (state.banned.contains(player)) {
      return false;
    }
    return switch (state.stage) {
      case LOBBY -> true;
      case PLAYING, OVER -> state.options().watchers() || state.seatOf(player) >= 0;
      case CLOSED -> false;
    };
  }

  /** Whether the host has sent this player away from what is still there. */
  static boolean sentAway(TableState state, String player) {
    return state.stage != Stage.CLOSED && state.banned.contains(player);
  }

  /** Somebody comes, who has heard number n of this stream. */
  Viewer enter(
      TableState state,
      Transcript transcript,
      String player,
      @Nullable String stream,
      long n,
      Consumer<Message> ear,
      long now) {
    Viewer viewer = new Viewer(player, ear, stream == null ? "" : stream, n);
    viewer.catchUp(state, transcript);
    viewers.add(viewer);
    tellPresence(state, now);
    if (presence != null) {
      ear.accept(presence);
    }
    return viewer;
  }

  /** Whether the viewer was there. */
  boolean leave(Viewer viewer, TableState state, long now) {
    boolean was = viewers.remove(viewer);
    if (was) {
      lastSeen.put(viewer.player, now);
      tellPresence(state, now);
    }
    return was;
  }

  /** Something has happened. */
  void tell(TableState state, Transcript transcript) {
    for (Viewer viewer : List.copyOf(viewers)) {
      if (mayWatch(state, viewer.player)) {
        viewer.catchUp(state, transcript);
      } else {
        viewers.remove(viewer);
        viewer.ear.accept(new Message.Gone(state.id, sentAway(state, viewer.player)));
      }
    }
  }

  /** Since when the player has not been looking; never for who is. */
  long offlineSince(String player) {
    boolean here = viewers.stream().anyMatch(viewer -> viewer.player.equals(player));
    return here ? Surroundings.NEVER : lastSeen.getOrDefault(player, since);
  }

  /** Who is not there, if that has changed. */
  void tellPresence(TableState state, long now) {
    List<Integer> gone = new ArrayList<>();
    for (int seat = 0; seat < state.seats.size(); seat++) {
      String player = state.seat(seat).player();
      long offline = player == null ? Surroundings.NEVER : offlineSince(player);
      if (offline != Surroundings.NEVER && offline + OFFLINE_SHOWN_AFTER <= now) {
        gone.add(seat);
      }
    }
    int watchers =
        (int)
            viewers.stream()
                .map(viewer -> viewer.player)
                .distinct()
                .filter(player -> state.seatOf(player) < 0)
                .count();
    Message.Presence latest = new Message.Presence(state.id, gone, watchers);
    if (!latest.equals(presence)) {
      presence = latest;
      List.copyOf(viewers).forEach(viewer -> viewer.ear.accept(latest));
    }
  }

  /** When the next of these players will be shown as gone. */
  long nextShownGone(Set<String> players, long now) {
    long next = Long.MAX_VALUE;
    for (String player : players) {
      long offline = offlineSince(player);
      long shownAt = offline == Surroundings.NEVER ? offline : offline + OFFLINE_SHOWN_AFTER;
      next = shownAt > now ? Math.min(next, shownAt) : next;
    }
    return next;
  }
}

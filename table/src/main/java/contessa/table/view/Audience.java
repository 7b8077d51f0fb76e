package contessa.table.view;

import module java.base;

import contessa.table.message.Message;
import contessa.table.message.Stage;
import contessa.table.state.Seat;
import contessa.table.state.TableContext;
import contessa.table.state.TableState;
import org.jspecify.annotations.Nullable;

/**
 * The viewers of a table. Each receives, in order, what {@link ViewerMessages} builds for them. Not
 * safe for several threads.
 */
public final class Audience implements TableContext.Presence {

  /** A connection is shown as lost only after this long, so that a short gap reveals nothing. */
  static final long OFFLINE_SHOWN_AFTER = 5_000;

  private final List<Member> viewers = new ArrayList<>();
  private final Map<String, Long> lastSeen = new HashMap<>();
  private final Sink sink;
  private long since;
  private Message.@Nullable Presence presence;

  /** Where messages are put, in order, on their way to viewers. */
  @FunctionalInterface
  public interface Sink {
    /** The message may be built later, on any thread. */
    void add(Consumer<Message> listener, Supplier<Message> message);
  }

  /** Without viewers, since this time. */
  public Audience(long since, Sink sink) {
    this.since = since;
    this.sink = sink;
  }

  /** Players who have not come by now count as offline from this time on. */
  public void open(long now) {
    since = now;
  }

  /** A viewer at the table, and how much of the table's story they have heard. */
  public static final class Member {
    private final String player;
    private final Consumer<Message> listener;
    private String stream;
    private long n;

    private Member(String player, Consumer<Message> listener, String stream, long n) {
      this.player = player;
      this.listener = listener;
      this.stream = stream;
      this.n = n;
    }
  }

  /** Sends what was missed, or a snapshot where that is no longer possible. */
  private void catchUp(Member viewer, TableState state, Transcript transcript, PublicPart shared) {
    ViewerMessages messages = new ViewerMessages(state, viewer.player, shared);
    String stream = messages.stream();
    boolean hasHeard = stream.equals(viewer.stream);
    List<Transcript.Numbered> missed = hasHeard ? transcript.after(viewer.player, viewer.n) : null;
    if (missed == null) {
      Transcript.Told told = transcript.told(viewer.player, state.createdAt());
      sink.add(viewer.listener, () -> messages.snapshot(told));
    } else {
      for (Transcript.Numbered numbered : missed) {
        sink.add(viewer.listener, () -> messages.update(numbered));
      }
    }
    if (!hasHeard) {
      viewer.stream = stream;
    }
    viewer.n = transcript.number(viewer.player);
  }

  public static boolean mayWatch(TableState state, String player) {
    if (state.banned().contains(player)) {
      return false;
    }
    return switch (state.stage()) {
      case LOBBY -> true;
      case PLAYING, OVER -> state.letsSpectatorsIn() || state.seatOf(player) >= 0;
      case CLOSED -> false;
    };
  }

  /** Whether the host has kicked this player from a table that still exists. */
  public static boolean kicked(TableState state, String player) {
    return state.stage() != Stage.CLOSED && state.banned().contains(player);
  }

  /** Adds a viewer who has heard this stream up to number n. */
  public Member enter(
      TableState state,
      Transcript transcript,
      String player,
      @Nullable String stream,
      long n,
      Consumer<Message> listener,
      long now) {
    Member viewer = new Member(player, listener, stream == null ? "" : stream, n);
    catchUp(viewer, state, transcript, new PublicPart(state));
    viewers.add(viewer);
    tellPresence(state, now);
    Message.Presence latest = presence;
    if (latest != null) {
      sink.add(listener, () -> latest);
    }
    return viewer;
  }

  public boolean leave(Member viewer, TableState state, long now) {
    boolean was = viewers.remove(viewer);
    if (was) {
      lastSeen.put(viewer.player, now);
      tellPresence(state, now);
    }
    return was;
  }

  public void tell(TableState state, Transcript transcript) {
    PublicPart shared = new PublicPart(state);
    for (Member viewer : List.copyOf(viewers)) {
      if (mayWatch(state, viewer.player)) {
        catchUp(viewer, state, transcript, shared);
      } else {
        viewers.remove(viewer);
        Message.Gone gone = new Message.Gone(state.id(), kicked(state, viewer.player));
        sink.add(viewer.listener, () -> gone);
      }
    }
  }

  @Override
  public long offlineSince(String player) {
    // Asked for every seat after every row.
    for (int i = 0; i < viewers.size(); i++) {
      if (viewers.get(i).player.equals(player)) {
        return ONLINE;
      }
    }
    return lastSeen.getOrDefault(player, since);
  }

  public void tellPresence(TableState state, long now) {
    List<Integer> offline = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      String player = state.seat(seat).player();
      long since = player == null ? ONLINE : offlineSince(player);
      if (since != ONLINE && since + OFFLINE_SHOWN_AFTER <= now) {
        offline.add(seat);
      }
    }
    int watchers =
        (int)
            viewers.stream()
                .map(viewer -> viewer.player)
                .distinct()
                .filter(player -> state.seatOf(player) < 0)
                .count();
    Message.Presence latest = new Message.Presence(state.id(), offline, watchers);
    if (!latest.equals(presence)) {
      presence = latest;
      viewers.forEach(viewer -> sink.add(viewer.listener, () -> latest));
    }
  }

  /** When the next player at the table will be shown as offline. */
  public long nextShownOffline(TableState state, long now) {
    long next = Long.MAX_VALUE;
    for (Seat seat : state.seats()) {
      String player = seat.player();
      long offline = player == null ? ONLINE : offlineSince(player);
      long shownAt = offline == ONLINE ? offline : offline + OFFLINE_SHOWN_AFTER;
      next = shownAt > now ? Math.min(next, shownAt) : next;
    }
    return next;
  }
}

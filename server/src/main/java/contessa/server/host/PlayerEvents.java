package contessa.server.host;

import module java.base;

import contessa.table.message.PushNotification;
import contessa.table.player.PlayerIds;
import contessa.table.view.Notifier;
import org.jspecify.annotations.Nullable;

/**
 * Publish and subscribe: programs that listen hear what browsers are told by push notifications, of
 * invitations and of tables that they do not watch.
 */
public final class PlayerEvents implements Notifier {

  private final Map<String, Set<Consumer<PushNotification>>> listeners = new ConcurrentHashMap<>();
  private volatile BiConsumer<String, PushNotification> others = (_, _) -> {};

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(BiConsumer<String, PushNotification> task) {
    others = task;
  }

  @Override
  public void send(String player, PushNotification what, @Nullable Long until) {
    if (PlayerIds.isProgram(player)) {
      tell(player, what);
      others.accept(player, what);
    }
  }

  /** Tells those who listen at this node. */
  public void tell(String player, PushNotification what) {
    listeners.getOrDefault(player, Set.of()).forEach(listener -> listener.accept(what));
  }

  /** The listener must not block. */
  public Tables.Subscription listen(String player, Consumer<PushNotification> listener) {
    listeners.computeIfAbsent(player, _ -> ConcurrentHashMap.newKeySet()).add(listener);
    return () ->
        listeners.computeIfPresent(
            player,
            (_, all) -> {
              all.remove(listener);
              return all.isEmpty() ? null : all;
            });
  }
}

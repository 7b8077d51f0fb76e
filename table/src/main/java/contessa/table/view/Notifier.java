package contessa.table.view;

import contessa.table.message.PushNotification;
import org.jspecify.annotations.Nullable;

/** Sends notifications to players who are not looking at their table. */
@FunctionalInterface
public interface Notifier {

  /** For a server without notifications. */
  Notifier NONE = (_, _, _) -> {};

  /**
   * Must not block, and may fail silently.
   *
   * @param until when it is too late; null if it never is
   */
  void send(String player, PushNotification what, @Nullable Long until);
}

package contessa.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.server.host.identity.Sessions;
import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Browsers that receive push notifications, in PostgreSQL. */
@Tag("slow")
class PostgresSubscriptionsTest {

  @Test
  void theNewestBrowsersAreKeptUntilThePlayersLastSessionEnds() {
    try (Database database = PostgresDatabase.connect(TestPostgres.freshAddress(), false)) {
      Sessions sessions = new Sessions(database, InstantSource.system());
      String player = sessions.open("").me().player();
      PushSubscriptions subscriptions = new PushSubscriptions(database);
      List<PushSubscription> put = new ArrayList<>();
      for (int i = 0; i <= PushSubscriptions.MOST_OF_ONE_PLAYER; i++) {
        PushSubscription one =
            new PushSubscription(TestBrowser.fresh().at("https://push.example/" + i), "site");
        subscriptions.put(player, one, 7);
        put.add(one);
      }
      // Nothing has changed, so it does not become the newest.
      subscriptions.put(player, put.get(1), 8);
      assertThat(subscriptions.of(player)).isEqualTo(put.subList(1, put.size()));
      assertThat(subscriptions.keys().known()).isEqualTo(subscriptions.keys().known());

      sessions.endAll(player);
      assertThat(subscriptions.of(player)).isEmpty();
    }
  }
}

package contessa.server.push;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.journal.JournalFailure;
import contessa.server.message.PushBrowser;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The browsers that receive push notifications, and the server's keys for sending them, in the
 * server's file.
 */
final class PushSubscriptions {

  private static final Logger LOG = LoggerFactory.getLogger(PushSubscriptions.class);

  /** Beyond this many browsers of one player, the oldest are removed. */
  static final int MOST_OF_ONE_PLAYER = 5;

  // An unchanged subscription is not written again.
  private static final String PUT =
      "insert into push_subscriptions (endpoint, player, p256dh, auth, site, since)"
          + " values (?, ?, ?, ?, ?, ?) on conflict (endpoint) do update set"
          + " player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth,"
          + " site = excluded.site, since = excluded.since"
          + " where (push_subscriptions.player, push_subscriptions.p256dh, push_subscriptions.auth,"
          + " push_subscriptions.site)"
          + " <> (excluded.player, excluded.p256dh, excluded.auth, excluded.site)";
  private static final String REMOVE_OLDEST =
      "delete from push_subscriptions where player = ? and endpoint not in"
          + " (select endpoint from push_subscriptions where player = ?"
          + " order by since desc, rowid desc limit ?)";
  private static final String OF_PLAYER =
      "select endpoint, p256dh, auth, site from push_subscriptions where player = ?"
          + " order by since, rowid";

  private final Database database;

  /** Players who may have a subscription; for all others the file need not be read. */
  private final Set<String> players = ConcurrentHashMap.newKeySet();

  PushSubscriptions(Database database) {
    this.database = database;
    knowAll();
  }

  /** Learns from the database who may have a subscription. */
  void knowAll() {
    try {
      players.addAll(
          database.list("select distinct player from push_subscriptions", row -> row.getString(1)));
    } catch (JournalFailure e) {
      LOG.error("Push notifications are off for everybody who subscribed elsewhere or before", e);
    }
  }

  boolean mayHave(String player) {
    return players.contains(player);
  }

  void know(String player) {
    players.add(player);
  }

  void put(String player, PushSubscription one, long now) {
    PushBrowser browser = one.browser();
    database.update(
        PUT,
        browser.endpoint(),
        player,
        browser.keys().p256dh(),
        browser.keys().auth(),
        one.site(),
        now);
    database.update(REMOVE_OLDEST, player, player, MOST_OF_ONE_PLAYER);
    know(player);
  }

  void remove(String player, String endpoint) {
    database.update(
        "delete from push_subscriptions where endpoint = ? and player = ?", endpoint, player);
  }

  List<PushSubscription> of(String player) {
    return database.list(
        OF_PLAYER,
        row ->
            new PushSubscription(
                new PushBrowser(
                    row.getString(1), new PushBrowser.Keys(row.getString(2), row.getString(3))),
                row.getString(4)),
        player);
  }

  /** The server's keys, created on first use. */
  VapidKeys keys() {
    List<VapidKeys> found = readKeys();
    if (found.isEmpty()) {
      KeyPair pair = P256.newPair();
      database.update(
          "insert into push_keys (id, private_key, public_key) values (1, ?, ?)"
              + " on conflict do nothing",
          text(P256.bytes((ECPrivateKey) pair.getPrivate())),
          text(P256.bytes((ECPublicKey) pair.getPublic())));
      found = readKeys();
    }
    return found.getFirst();
  }

  private List<VapidKeys> readKeys() {
    return database.list(
        "select private_key, public_key from push_keys",
        row ->
            new VapidKeys(
                P256.privateKey(Base64.getDecoder().decode(row.getString(1))),
                P256.publicKey(Base64.getDecoder().decode(row.getString(2)))));
  }

  private static String text(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}

package contessa.server.host.identity;

import module java.base;

import contessa.server.journal.Database;
import org.jspecify.annotations.Nullable;

/** Repository of bans, by player and by network. All are in memory, since every request asks. */
public final class Bans {

  /**
   * A ban.
   *
   * @param whom the id of a player, or a network
   * @param until when it ends; null for never
   */
  public record Ban(String whom, long at, @Nullable Long until, String reason) {}

  private record Banned(IpNetwork network, Ban ban) {}

  /** What is in force, unless its time is over. */
  private record Known(Map<String, Ban> players, List<Banned> networks) {}

  private final Database database;
  private final InstantSource clock;
  private volatile Known known = new Known(Map.of(), List.of());
  private volatile Runnable changed = () -> {};

  public Bans(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
    read();
  }

  /** Registers what is done after a change here. */
  public void onChange(Runnable task) {
    changed = task;
  }

  /** Reads all again: another node has changed them. */
  public void read() {
    Map<String, Ban> players = new HashMap<>();
    List<Banned> networks = new ArrayList<>();
    for (Ban ban : all()) {
      if (IpNetwork.isMeant(ban.whom())) {
        networks.add(new Banned(IpNetwork.of(ban.whom()), ban));
      } else {
        players.put(ban.whom(), ban);
      }
    }
    known = new Known(players, networks);
  }

  /** Those in force, the latest first. */
  public List<Ban> all() {
    return database.list(
        "select whom, at, until, reason from bans where until is null or until > ?"
            + " order by at desc, whom",
        row ->
            new Ban(
                row.getString(1),
                row.getLong(2),
                row.getObject(3) == null ? null : row.getLong(3),
                row.getString(4)),
        clock.millis());
  }

  /** Bans a player or a network, or does so in another way. */
  public void add(String whom, @Nullable Long until, String reason) {
    long now = clock.millis();
    var _ =
        database.write(
            sql -> {
              sql.update("delete from bans where whom = ? or until < ?", whom, now);
              return sql.update(
                  "insert into bans (whom, at, until, reason) values (?, ?, ?, ?)",
                  whom,
                  now,
                  until,
                  reason);
            });
    read();
    changed.run();
  }

  /** Ends a ban; false if there was none. */
  public boolean lift(String whom) {
    boolean found = database.update("delete from bans where whom = ?", whom) > 0;
    read();
    changed.run();
    return found;
  }

  /**
   * The ban that keeps this player or address out, if any.
   *
   * @param player empty if that is not known
   * @param clientAddress as limits count it
   */
  public Optional<Ban> of(String player, String clientAddress) {
    Known now = known;
    Ban ban = now.players().get(player);
    if (ban == null && !now.networks().isEmpty()) {
      ban = ofAddress(now.networks(), clientAddress);
    }
    return Optional.ofNullable(ban).filter(this::isInForce);
  }

  /** Whether this player or address is kept out. */
  public boolean areBanned(String player, String clientAddress) {
    return of(player, clientAddress).isPresent();
  }

  private @Nullable Ban ofAddress(List<Banned> networks, String clientAddress) {
    try {
      InetAddress address = IpNetwork.ofKey(clientAddress).address();
      return networks.stream()
          .filter(one -> one.network().has(address) && isInForce(one.ban()))
          .map(Banned::ban)
          .findFirst()
          .orElse(null);
    } catch (IllegalArgumentException e) {
      return null; // nobody knows where that is
    }
  }

  private boolean isInForce(Ban ban) {
    Long until = ban.until();
    return until == null || until > clock.millis();
  }
}

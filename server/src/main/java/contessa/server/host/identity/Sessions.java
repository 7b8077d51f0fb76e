package contessa.server.host.identity;

import module java.base;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import contessa.server.journal.Database;
import contessa.server.message.SessionInfo;
import contessa.server.player.GuestNames;
import contessa.table.message.Me;
import contessa.table.player.PlayerIds;
import contessa.table.player.PlayerNames;
import org.jspecify.annotations.Nullable;

/**
 * Guests: a secret token of 256 random bits stands for a player. Only the token's hash is stored,
 * so a stolen data folder cannot be used to log in. Sessions in use are in memory; the file is read
 * once for each.
 */
public final class Sessions {

  static final long MAX_IDLE = Duration.ofDays(90).toMillis();

  static final long MAX_AGE = Duration.ofDays(365).toMillis();

  private static final int TOKEN_BYTES = 32;
  private static final int PLAYER_BYTES = 12;
  private static final int ID_BYTES = 8;
  private static final long CACHED = 100_000;

  /** How often it is noted that a session is still in use. */
  private static final long SEEN_EVERY = Duration.ofDays(1).toMillis();

  private static final String INSERT =
      "insert into sessions (token_hash, player, name, opened, id, seen, owner)"
          + " values (?, ?, ?, ?, ?, ?, ?)";

  /** A new session and its token, which is shown only now. */
  public record Opened(String token, Me me) {}

  /**
   * A session that is open.
   *
   * @param id names it to its owner; it is no secret
   * @param tokenHash the hash of its token
   */
  public record Session(String id, Me me, String tokenHash) {}

  /**
   * What other nodes of a cluster must read again.
   *
   * @param hashes of tokens
   * @param sessions the ids of sessions that have ended
   * @param players who have another name
   */
  public record Forgotten(List<String> hashes, List<String> sessions, List<String> players) {}

  private record Stored(String tokenHash, String id, String player, long opened, AtomicLong seen) {}

  private final Database database;
  private final InstantSource clock;
  private final SecretTexts secrets = new SecretTexts();
  private final SignInCodes codes;
  private final PlayerAddresses addresses = new PlayerAddresses();
  private final Cache<String, Optional<Stored>> byToken =
      Caffeine.newBuilder().maximumSize(CACHED).build();
  private volatile Consumer<Forgotten> others = _ -> {};
  private final Cache<String, String> names = Caffeine.newBuilder().maximumSize(CACHED).build();

  public Sessions(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
    codes = new SignInCodes(database, clock, secrets);
  }

  /** Codes that {@link #takeOver} takes. */
  public SignInCodes codes() {
    return codes;
  }

  /** Where players were last seen. */
  public PlayerAddresses addresses() {
    return addresses;
  }

  /** Registers the broadcaster to the other nodes of a cluster. */
  public void onChange(Consumer<Forgotten> task) {
    others = task;
  }

  /** Another node has changed this. */
  public void forget(Forgotten changed) {
    byToken.invalidateAll(changed.hashes());
    names.invalidateAll(changed.players());
  }

  /** Broadcasts of other nodes may have been lost. */
  public void forgetAll() {
    byToken.invalidateAll();
    names.invalidateAll();
  }

  /** Those of these sessions that have ended. */
  public Set<String> ended(Set<String> ids) {
    String open = "select 1 from sessions where id = ?";
    Set<String> ended = new HashSet<>(ids);
    ended.removeIf(id -> database.first(open, row -> row.getInt(1), id).isPresent());
    return ended;
  }

  /**
   * A new guest.
   *
   * @param languages the languages of the guest's browser, as in the header Accept-Language
   */
  public Opened open(String languages) {
    return open(
        new Me(PlayerIds.PERSON + secrets.text(PLAYER_BYTES), suggestedName(languages)), null);
  }

  /**
   * A new session of the player who signs in with this name somewhere else.
   *
   * @param languages the languages of the browser, as in the header Accept-Language
   */
  public Opened openAs(String subject, String languages) {
    String name =
        Objects.requireNonNullElseGet(PlayerNames.clean(subject), () -> suggestedName(languages));
    String newcomer = PlayerIds.PERSON + secrets.text(PLAYER_BYTES);
    database.update(
        "insert into identities (subject, player, since) values (?, ?, ?) on conflict do nothing",
        subject,
        newcomer,
        clock.millis());
    String player = playerKnownAs(subject).orElseThrow();
    return open(
        new Me(player, player.equals(newcomer) ? name : storedName(player).orElse(name)), null);
  }

  /** The player who signs in with this name somewhere else; empty if nobody has yet. */
  public Optional<String> playerKnownAs(String subject) {
    return database.first(
        "select player from identities where subject = ?", row -> row.getString(1), subject);
  }

  private String suggestedName(String languages) {
    return GuestNames.name(1000 + secrets.below(9000), languages);
  }

  /** A new program, which may take seats where the table admits programs. */
  public Opened openProgram(String owner, String name) {
    return open(new Me(PlayerIds.PROGRAM + secrets.text(PLAYER_BYTES), name), owner);
  }

  private Opened open(Me me, @Nullable String owner) {
    String token = secrets.text(TOKEN_BYTES);
    long now = clock.millis();
    database.update(
        INSERT,
        SecretTexts.hash(token),
        me.player(),
        me.name(),
        now,
        secrets.text(ID_BYTES),
        now,
        owner);
    return new Opened(token, me);
  }

  /** The session with this token, unless it has ended. */
  public Optional<Session> find(String token) {
    Stored stored = stored(SecretTexts.hash(token)).orElse(null);
    if (stored == null) {
      return Optional.empty();
    }
    long now = clock.millis();
    long unseen = now - stored.seen.get();
    if (unseen > MAX_IDLE || now - stored.opened > MAX_AGE) {
      return Optional.empty();
    }
    if (unseen > SEEN_EVERY) {
      stored.seen.set(now);
      database.updateLater("update sessions set seen = ? where id = ?", now, stored.id);
    }
    Me me = new Me(stored.player, name(stored.player));
    return Optional.of(new Session(stored.id, me, stored.tokenHash));
  }

  /** Whether a session that was found before has not been ended since. */
  public boolean isOpen(Session session) {
    return stored(session.tokenHash()).isPresent();
  }

  private Optional<Stored> stored(String tokenHash) {
    Optional<Stored> stored = byToken.get(tokenHash, this::load);
    if (stored.isEmpty()) {
      byToken.invalidate(tokenHash); // strangers' guesses are not kept
    }
    return stored;
  }

  private Optional<Stored> load(String hash) {
    return database.first(
        "select id, player, opened, seen from sessions where token_hash = ?",
        row ->
            new Stored(
                hash,
                row.getString(1),
                row.getString(2),
                row.getLong(3),
                new AtomicLong(row.getLong(4))),
        hash);
  }

  private Optional<String> storedName(String player) {
    return database.first(
        "select name from sessions where player = ?", row -> row.getString(1), player);
  }

  /** What the player is called. */
  public String name(String player) {
    return names.get(player, key -> storedName(key).orElseGet(() -> suggestedName("")));
  }

  /**
   * Remembers the name that a player used last, or wants to use.
   *
   * @return the name as it is shown; empty if it is not allowed
   */
  public Optional<String> rename(String player, String name) {
    String shown = PlayerNames.clean(name);
    if (shown != null && !shown.equals(names.getIfPresent(player))) {
      var _ =
          database.write(
              sql -> {
                sql.update("update recovery_codes set name = ? where player = ?", shown, player);
                return sql.update("update sessions set name = ? where player = ?", shown, player);
              });
      names.put(player, shown);
      others.accept(new Forgotten(List.of(), List.of(), List.of(player)));
    }
    return Optional.ofNullable(shown);
  }

  /** A new session of the player who made this code; empty if it is wrong, old or used. */
  public Optional<Opened> takeOver(String code) {
    return codes
        .useHandOver(code)
        .map(player -> new Me(player, name(player)))
        .or(() -> codes.useRecovery(code))
        .map(me -> open(me, null));
  }

  /**
   * The sessions of a player and of the player's programs, newest first.
   *
   * @param current the id of the session that asks
   */
  public List<SessionInfo> of(String player, String current) {
    return database.list(
        "select id, player, name, opened, seen from sessions"
            + " where player = ? or owner = ? order by opened desc, id",
        row ->
            new SessionInfo(
                row.getString(1),
                PlayerIds.isProgram(row.getString(2))
                    ? SessionInfo.Kind.PROGRAM
                    : SessionInfo.Kind.BROWSER,
                row.getString(3),
                row.getLong(4),
                row.getLong(5),
                row.getString(1).equals(current)),
        player,
        player);
  }

  /** The ids under which the player's programs play. */
  List<String> programsOf(String player) {
    return database.list(
        "select distinct player from sessions where owner = ?", row -> row.getString(1), player);
  }

  /** Ends one of the player's sessions or program tokens; false if it has no such session. */
  public boolean end(String player, String id) {
    return !endWhere("id = ? and (player = ? or owner = ?)", id, player, player).isEmpty();
  }

  /** Ends all sessions of a player and of the player's programs; returns their ids. */
  public List<String> endAll(String player) {
    List<String> ended = endWhere("player = ? or owner = ?", player, player);
    names.invalidate(player);
    return ended;
  }

  /** Ends the tokens of the player's programs; returns the ids of these sessions. */
  public List<String> endPrograms(String player) {
    return endWhere("owner = ?", player);
  }

  /** Ends the sessions of everybody; returns their ids. */
  public List<String> endEverybodys() {
    return endWhere("true");
  }

  public List<String> playersCalled(String idOrName) {
    return database.list(
        "select player from sessions where ? in (player, name)"
            + " union select player from recovery_codes where ? in (player, name) order by player",
        row -> row.getString(1),
        idOrName,
        idOrName);
  }

  /** Ends the sessions that nobody uses any more; returns their number. */
  public int endExpired() {
    long now = clock.millis();
    return endWhere("seen < ? or opened < ?", now - MAX_IDLE, now - MAX_AGE).size();
  }

  private List<String> endWhere(String condition, @Nullable Object... values) {
    record Ended(String hash, String id) {}
    List<Ended> ended =
        database.write(
            sql ->
                sql.list(
                    "delete from sessions where " + condition + " returning token_hash, id",
                    row -> new Ended(row.getString(1), row.getString(2)),
                    values));
    Forgotten forgotten =
        new Forgotten(
            ended.stream().map(Ended::hash).toList(),
            ended.stream().map(Ended::id).toList(),
            List.of());
    byToken.invalidateAll(forgotten.hashes());
    if (!ended.isEmpty()) {
      others.accept(forgotten);
    }
    return forgotten.sessions();
  }
}

package contessa.server.host;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.player.PlayerIds;
import contessa.server.player.PlayerNames;
import contessa.server.wire.Me;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.sqlite.SQLiteDataSource;

/** Sessions beside the journal, in the same file, which must have been opened before. */
public final class SqliteSessions implements Sessions {

  private static final int TOKEN_BYTES = 32;
  private static final int PLAYER_BYTES = 12;
  private static final int CODE_BYTES = 16;
  private static final long CODE_LASTS = 120_000;

  private final SQLiteDataSource source;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  public SqliteSessions(Path file, InstantSource clock) {
    source = SqliteJournal.source(file);
    this.clock = clock;
  }

  @Override
  public Opened open() {
    return open(PlayerIds.PERSON, suggestion());
  }

  private String suggestion() {
    return "Guest " + (1000 + random.nextInt(9000));
  }

  @Override
  public Opened openProgram(String name) {
    return open(PlayerIds.PROGRAM, name);
  }

  private Opened open(String kind, String name) {
    return insert(new Me(kind + random(PLAYER_BYTES), name));
  }

  private Opened insert(Me me) {
    String token = random(TOKEN_BYTES);
    update(
        "insert into sessions (token_hash, player, name, opened) values (?, ?, ?, ?)",
        hash(token),
        me.player(),
        me.name(),
        String.valueOf(clock.millis()));
    return new Opened(token, me);
  }

  @Override
  public Optional<Me> whose(String token) {
    return first("select player, name from sessions where token_hash = ?", hash(token))
        .map(row -> new Me(row.getFirst(), row.getLast()));
  }

  /** The first row that is found. */
  private Optional<List<String>> first(String sql, String value) {
    try (Connection connection = source.getConnection();
        PreparedStatement select = connection.prepareStatement(sql)) {
      select.setString(1, value);
      try (ResultSet found = select.executeQuery()) {
        if (!found.next()) {
          return Optional.empty();
        }
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
          row.add(found.getString(i));
        }
        return Optional.of(row);
      }
    } catch (SQLException e) {
      throw new JournalFailure("cannot read the sessions", e);
    }
  }

  @Override
  public Optional<String> rename(String player, String name) {
    String shown = PlayerNames.clean(name);
    if (shown != null) {
      update("update sessions set name = ? where player = ?", shown, player);
    }
    return Optional.ofNullable(shown);
  }

  @Override
  public String handOver(String player) {
    String code = random(CODE_BYTES);
    String now = String.valueOf(clock.millis());
    update("delete from hand_overs where player = ? or until < cast(? as integer)", player, now);
    update(
        "insert into hand_overs (code_hash, player, until) values (?, ?, ?)",
        hash(code),
        player,
        String.valueOf(clock.millis() + CODE_LASTS));
    return code;
  }

  @Override
  public Optional<Opened> takeOver(String code) {
    return used(code)
        .map(player -> insert(new Me(player, name(player).orElseGet(this::suggestion))));
  }

  /** Whose code this was; it is none any more. */
  private Optional<String> used(String code) {
    try (Connection connection = source.getConnection();
        PreparedStatement take =
            connection.prepareStatement(
                "delete from hand_overs where code_hash = ? returning player, until")) {
      take.setString(1, hash(code));
      try (ResultSet taken = take.executeQuery()) {
        return taken.next() && taken.getLong(2) > clock.millis()
            ? Optional.of(taken.getString(1))
            : Optional.empty();
      }
    } catch (SQLException e) {
      throw new JournalFailure("cannot hand a session over", e);
    }
  }

  private Optional<String> name(String player) {
    return first("select name from sessions where player = ?", player).map(List::getFirst);
  }

  @Override
  public void end(String token) {
    update("delete from sessions where token_hash = ?", hash(token));
  }

  private void update(String sql, String... values) {
    try (Connection connection = source.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setString(i + 1, values[i]);
      }
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new JournalFailure("cannot write the sessions", e);
    }
  }

  private String random(int bytes) {
    byte[] value = new byte[bytes];
    random.nextBytes(value);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(value);
  }

  /** A token is random enough that its hash needs neither salt nor patience. */
  private static String hash(String token) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}

package contessa.server.host;

import contessa.server.journal.JournalFailure;
import contessa.server.journal.SqliteJournal;
import contessa.server.table.Players;
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
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.sqlite.SQLiteDataSource;

/** Sessions beside the journal, in the same file, which must have been opened before. */
public final class SqliteSessions implements Sessions {

  private static final int TOKEN_BYTES = 32;
  private static final int PLAYER_BYTES = 12;

  private final SQLiteDataSource source;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  public SqliteSessions(Path file, InstantSource clock) {
    source = SqliteJournal.source(file);
    this.clock = clock;
  }

  @Override
  public Opened open() {
    return open(Players.PERSON, "Guest " + (1000 + random.nextInt(9000)));
  }

  @Override
  public Opened openProgram(String name) {
    return open(Players.PROGRAM, name);
  }

  private Opened open(String kind, String name) {
    String token = random(TOKEN_BYTES);
    Me me = new Me(kind + random(PLAYER_BYTES), name);
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
    try (Connection connection = source.getConnection();
        PreparedStatement select =
            connection.prepareStatement("select player, name from sessions where token_hash = ?")) {
      select.setString(1, hash(token));
      try (ResultSet found = select.executeQuery()) {
        return found.next()
            ? Optional.of(new Me(found.getString(1), found.getString(2)))
            : Optional.empty();
      }
    } catch (SQLException e) {
      throw new JournalFailure("cannot read the sessions", e);
    }
  }

  @Override
  public void rename(String player, String name) {
    update("update sessions set name = ? where player = ?", name, player);
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

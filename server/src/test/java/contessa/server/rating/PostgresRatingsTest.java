package contessa.server.rating;

import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;

/** The same, in PostgreSQL. */
@Tag("slow")
class PostgresRatingsTest extends RatingsTest {

  private final String address = TestPostgres.freshAddress();

  @Override
  Database openDatabase() {
    return PostgresDatabase.connect(address, false);
  }

  @Override
  Connection connect() throws SQLException {
    return DriverManager.getConnection(address);
  }
}

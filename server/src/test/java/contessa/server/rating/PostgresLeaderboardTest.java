package contessa.server.rating;

import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;
import org.junit.jupiter.api.Tag;

/** The same, in PostgreSQL. */
@Tag("slow")
class PostgresLeaderboardTest extends LeaderboardTest {

  @Override
  Database openDatabase() {
    return PostgresDatabase.connect(TestPostgres.freshAddress(), false);
  }
}

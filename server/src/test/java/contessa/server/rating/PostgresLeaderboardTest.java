package contessa.server.rating;

import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;

/** The same, in PostgreSQL. */
class PostgresLeaderboardTest extends LeaderboardTest {

  @Override
  Database openDatabase() {
    return PostgresDatabase.connect(TestPostgres.freshAddress());
  }
}

package contessa.server.rating;

import contessa.server.journal.Database;
import contessa.server.journal.TestPostgres;

/** The same, in PostgreSQL. */
class PostgresLeaderboardTest extends LeaderboardTest {

  @Override
  Database openDatabase() {
    return Database.connect(TestPostgres.freshAddress());
  }
}

package contessa.server.host;

import contessa.server.journal.Database;
import contessa.server.journal.TestPostgres;

/** The same, in PostgreSQL. */
class PostgresSessionsTest extends SessionsTest {

  @Override
  Database openDatabase() {
    return Database.connect(TestPostgres.freshAddress());
  }
}

package contessa.server.host.identity;

import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;

/** The same, in PostgreSQL. */
class PostgresSessionsTest extends SessionsTest {

  @Override
  Database openDatabase() {
    return PostgresDatabase.connect(TestPostgres.freshAddress());
  }
}

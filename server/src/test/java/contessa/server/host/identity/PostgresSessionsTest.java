package contessa.server.host.identity;

import contessa.server.journal.Database;
import contessa.server.journal.postgres.PostgresDatabase;
import contessa.server.journal.postgres.TestPostgres;
import org.junit.jupiter.api.Tag;

/** The same, in PostgreSQL. */
@Tag("slow")
class PostgresSessionsTest extends SessionsTest {

  @Override
  Database openDatabase() {
    return PostgresDatabase.connect(TestPostgres.freshAddress(), false);
  }
}

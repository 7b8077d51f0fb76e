package contessa.server;

import module java.base;

import contessa.server.journal.Database;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Audit log: what operators have changed on the running server, for as long as the data exists. */
final class AuditLog {

  private static final Logger LOG = LoggerFactory.getLogger(AuditLog.class);

  private static final int LATEST = 1_000;

  private final Database database;
  private final LongSupplier clock;

  AuditLog(Database database, LongSupplier clock) {
    this.database = database;
    this.clock = clock;
  }

  /**
   * Notes an order.
   *
   * @param words what was done, to whom or what, and more
   */
  void add(String who, String... words) {
    // Not why: reasons and announcements are for those who may read the data.
    String what = Stream.of(words).limit(2).collect(Collectors.joining(" ")).strip();
    LOG.info("Operator {}: {}", who, what);
    String did = String.join(" ", words).strip();
    database.update(
        "insert into audit (id, at, who, did) values (?, ?, ?, ?)",
        UUID.randomUUID().toString(),
        clock.getAsLong(),
        who,
        did);
  }

  /** What operators, users of the operating system, did lately; oldest first. */
  List<Map<String, Object>> latest() {
    return database
        .list(
            "select at, who, did from audit order by at desc, id limit " + LATEST,
            row ->
                AdminAnswer.row(
                    "at", AdminAnswer.at(row.getLong(1)),
                    "who", row.getString(2),
                    "did", row.getString(3)))
        .reversed();
  }
}

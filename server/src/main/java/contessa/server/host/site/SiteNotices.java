package contessa.server.host.site;

import module java.base;

import contessa.server.journal.Database;
import contessa.server.message.SiteInfo;
import org.jspecify.annotations.Nullable;

/** What the operator announces on every page of the site; one thing at a time. */
public final class SiteNotices {

  private final Database database;
  private final InstantSource clock;

  public SiteNotices(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /** What is announced now. */
  public Optional<SiteInfo.Notice> current() {
    return database.first(
        "select said, begins from notices where until is null or until > ?",
        row ->
            new SiteInfo.Notice(row.getString(1), row.getObject(2) == null ? null : row.getLong(2)),
        clock.millis());
  }

  /**
   * Announces this instead of what was announced before.
   *
   * @param begins when a maintenance begins; null if this is about none
   * @param until when it is taken back; null for never
   */
  public void announce(String text, @Nullable Long begins, @Nullable Long until) {
    var _ =
        database.write(
            sql -> {
              sql.update("delete from notices");
              return sql.update(
                  "insert into notices (id, said, begins, until) values (1, ?, ?, ?)",
                  text,
                  begins,
                  until);
            });
  }

  public void clear() {
    database.update("delete from notices");
  }
}

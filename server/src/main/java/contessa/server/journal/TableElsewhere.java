package contessa.server.journal;

/** A table was not written because it belongs to another process by now, which goes on with it. */
public final class TableElsewhere extends JournalFailure {

  private static final long serialVersionUID = 1L;

  public TableElsewhere() {
    super("another node has this table", null);
  }
}

package contessa.server.table;

/** A game has come to what cannot be: its table must stand still. */
final class Contradiction extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  Contradiction(String message) {
    super(message);
  }

  static void unless(boolean holds, String otherwise) {
    if (!holds) {
      throw new Contradiction(otherwise);
    }
  }
}

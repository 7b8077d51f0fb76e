package contessa.table.game;

/** A game has reached an impossible position; its table must stop. */
public final class Contradiction extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  public Contradiction(String message) {
    super(message);
  }

  static void unless(boolean holds, String otherwise) {
    if (!holds) {
      throw new Contradiction(otherwise);
    }
  }
}

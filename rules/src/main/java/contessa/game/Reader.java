package contessa.game;

/** Who reads a view or hears an event: a seat by its number, or one of these two. */
public final class Reader {

  /** Knows what the whole table knows. */
  public static final int SPECTATOR = -1;

  /** Knows the whole truth; never a player. */
  public static final int REFEREE = -2;

  private Reader() {}
}

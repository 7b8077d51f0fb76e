package contessa.game;

/** The reader of a view or an event: the number of a seat, or one of these two. */
public final class Reader {

  /** Knows only what is public. */
  public static final int SPECTATOR = -1;

  /** Knows the whole truth: a referee, a ghost, and everyone once the cards are revealed. */
  public static final int REFEREE = -2;

  private Reader() {}
}

package contessa.table.state;

/**
 * The deal of the tutorial. With three players of The Resistance the learner holds a Duke and a
 * Contessa, so that the first claim is true and a block is safe; the bots hold an Assassin and a
 * Captain, and an Ambassador and a Captain.
 */
public final class LessonDeal {

  /** The secret behind it. It is public, so a game that is dealt from it counts for nothing. */
  public static final String SECRET =
      "00000000000000000000000000000000000000000000000000000000000001be";

  private LessonDeal() {}
}

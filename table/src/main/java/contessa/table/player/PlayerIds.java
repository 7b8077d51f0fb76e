package contessa.table.player;

/** Player ids. Their prefix tells people from programs that people sent. */
public final class PlayerIds {

  public static final String PERSON = "person-";
  public static final String PROGRAM = "program-";

  private PlayerIds() {}

  public static boolean isProgram(String player) {
    return player.startsWith(PROGRAM);
  }
}

package contessa.server.table;

/** The ids of players say what they are: people, or programs that people sent. */
public final class Players {

  public static final String PERSON = "person-";
  public static final String PROGRAM = "program-";

  private Players() {}

  public static boolean isProgram(String player) {
    return player.startsWith(PROGRAM);
  }
}

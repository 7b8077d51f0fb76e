package contessa.server.message;

import java.util.List;

/**
 * A player's games against the characters on one device, as that device counted them.
 *
 * @param device a random id
 * @param ratings by game
 */
public record CourtDeeds(String device, List<Met> met, List<Standing> ratings) {

  /** Games with a character at the table. */
  public record Met(String bot, int games, int won) {}

  /** A rating against the characters, in points. */
  public record Standing(String game, double mu, double sigma, int games, int won) {}
}

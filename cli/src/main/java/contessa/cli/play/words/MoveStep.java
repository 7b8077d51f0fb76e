package contessa.cli.play.words;

import java.util.List;

/**
 * One of the choices that make up a move, such as the action and then its target.
 *
 * @param id identifies the choice
 * @param key the seat or letter to type; empty if the menu numbers the choice
 * @param label the name of the choice; empty if the key says enough
 * @param bluff whether it claims a card that the reader does not hold
 * @param words other ways to type it, in the reader's language and in notation
 */
public record MoveStep(String id, String key, String label, boolean bluff, List<String> words) {

  public MoveStep {
    words = List.copyOf(words);
  }

  static MoveStep of(String label, String... words) {
    return new MoveStep(words[0], "", label, false, List.of(words));
  }
}

package contessa.cli.play.words;

import java.util.List;

/**
 * One of the choices that make up a move, such as the action and then its target.
 *
 * @param id the same for the same choice
 * @param key what to type for it: a seat or a letter; empty if it is to be numbered
 * @param label what it is called; may be empty if the key says it all
 * @param bluff whether it claims what the reader's hand does not hold
 * @param words other ways to type it, in the reader's language and in notation
 */
public record Step(String id, String key, String label, boolean bluff, List<String> words) {

  public Step {
    words = List.copyOf(words);
  }

  static Step of(String label, String... words) {
    return new Step(words[0], "", label, false, List.of(words));
  }
}

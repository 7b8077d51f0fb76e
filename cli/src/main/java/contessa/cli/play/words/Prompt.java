package contessa.cli.play.words;

import java.util.List;

/**
 * The question for a player's decision.
 *
 * @param situation the event that the question is about, or empty
 * @param question one sentence
 * @param notes the risk and the cards that can be counted, the most important first
 */
public record Prompt(String situation, String question, List<String> notes) {
  public Prompt {
    notes = List.copyOf(notes);
  }
}

package contessa.cli.play.words;

import java.util.List;

/**
 * What a player is asked.
 *
 * @param situation what has just happened, if the question is about that; else empty
 * @param question one sentence
 * @param notes the risk, and what everybody can count; the most important first
 */
public record Prompt(String situation, String question, List<String> notes) {
  public Prompt {
    notes = List.copyOf(notes);
  }
}

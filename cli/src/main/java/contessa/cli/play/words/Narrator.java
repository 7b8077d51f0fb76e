package contessa.cli.play.words;

import module java.base;

import contessa.coup.CoupRules;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import contessa.royal.RoyalRules;

/**
 * Tells one game to one reader in words, from the events and views of that reader. It remembers
 * only public claims and plans.
 */
public record Narrator(Story story, Questions questions, Help help, Descriptions tables) {

  public interface Story {

    /** The event as a sentence; empty if it is not worth one. */
    String tell(Event event);

    /** Whether the event starts a new paragraph: a turn or a round. */
    boolean startsParagraph(Event event);
  }

  public interface Questions {

    Prompt prompt(View view);

    /** Whether the decision is about the whole table, not only about the last move. */
    boolean concernsWholeTable(View view);

    /** The choices that make up a move. */
    List<MoveStep> steps(View view, Move move);

    /** The next question, after these choices have been made. */
    String question(View view, List<MoveStep> chosen);
  }

  /**
   * The question for a player's decision.
   *
   * @param situation the event that the question is about, or empty
   * @param question one sentence
   * @param notes the risk and the cards that can be counted, the most important first
   */
  public record Prompt(String situation, String question, List<String> notes) {

    static Prompt of(String question) {
      return new Prompt("", question, List.of());
    }
  }

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

    static MoveStep of(String label, String... words) {
      return new MoveStep(words[0], "", label, false, List.of(words));
    }
  }

  public interface Help {

    /** Those that matter for the current decision. */
    List<String> decision(View view);

    /** An example of a move that the reader could type. */
    String example(View view);

    /** All rules of this game. */
    List<String> rules();
  }

  public interface Descriptions {

    List<String> table(View view);

    /** Everyone's claims or plans so far. */
    List<String> history();

    /** The final hands or scores, once the game is over. */
    List<String> ending(View truth);

    /** Whether the reader has been eliminated; Coup Royal eliminates nobody. */
    default boolean isOut(View view) {
      return false;
    }
  }

  public static Narrator coup(Voice voice, CoupRules rules, ClaimHistory claims) {
    CoupEventWords events = new CoupEventWords(voice, rules, claims);
    return new Narrator(
        events,
        new CoupQuestions(voice, events, rules.distinctArt()),
        new CoupHelp(voice, rules),
        new CoupTableWords(voice, rules, claims));
  }

  public static Narrator royal(Voice voice, RoyalRules rules, RoyalRounds rounds) {
    RoyalNames names = new RoyalNames(voice, rules);
    return new Narrator(
        new RoyalEventWords(voice, names, rounds),
        new RoyalQuestions(voice, names),
        new RoyalHelp(voice, rules),
        new RoyalTableWords(voice, names, rounds));
  }
}

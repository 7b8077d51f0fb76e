package contessa.cli.play;

import module java.base;

import contessa.arena.UserMistake;
import contessa.bots.Budget;
import contessa.cli.play.words.Voice;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import contessa.notation.registry.Notations;
import contessa.notation.words.Language;

/** One game for a language model against bots: what has happened, and what it may do, as text. */
public final class ModelTable {

  private static final String OVER = "The game is over; new_game deals another one.";

  private final Rulebook rules;
  private final SeatText text;
  private final Match match;

  public ModelTable(GameSetup setup, SeededChance chance, Budget budget) {
    rules = setup.rules();
    Voice anybody = Voice.of(Language.ENGLISH, setup.edition(), GameSetup.names(), Match.PERSON);
    text = new SeatText(rules, Match.PERSON, setup.names(anybody)::get);
    match = new Match(rules, setup.bots(), chance.below(rules.seats()), chance, budget);
  }

  /** Lets the bots play on, and tells what has happened until the model must decide. */
  public String goOn() {
    while (!match.over() && !match.personDecides()) {
      match.letBotPlay();
    }
    match.news().forEach(text::hear);
    return text.after(match.over() ? ending() : text.question(match.view()));
  }

  private List<String> ending() {
    List<String> lines = new ArrayList<>(text.narrator().tables().ending(match.truth()));
    lines.add(OVER);
    return lines;
  }

  /**
   * Plays the model's move.
   *
   * @throws UserMistake if it is not legal now; nothing has changed
   */
  public String play(String written) {
    if (match.over()) {
      throw new UserMistake(OVER);
    }
    Move move = Notations.of(rules).move(rules, written.strip());
    if (move == null || !match.play(move)) {
      throw new UserMistake(
          "'" + written + "' is not a legal move now; these are: " + text.legal(match.view()));
    }
    return goOn();
  }

  /** What can be looked up at any time. */
  public String look() {
    List<String> lines = new ArrayList<>(match.over() ? List.of() : text.question(match.view()));
    lines.add("");
    lines.addAll(text.narrator().tables().history());
    return String.join("\n", lines).strip();
  }

  public String rules() {
    return String.join("\n", text.narrator().help().rules());
  }
}

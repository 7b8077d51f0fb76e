package contessa.cli.play.words;

import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;
import contessa.royal.RoyalEvent;
import contessa.royal.RoyalMove;
import contessa.royal.RoyalPhase;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import java.util.List;

/** Tells a game of Coup Royal. */
public final class RoyalNarrator implements Narrator {

  private final RoyalRounds rounds = new RoyalRounds();
  private final RoyalEventWords events;
  private final RoyalMoveSteps steps;
  private final RoyalHelp help;
  private final RoyalTableWords table;

  public RoyalNarrator(Voice voice, RoyalRules rules) {
    RoyalNames names = new RoyalNames(voice, rules);
    events = new RoyalEventWords(voice, names);
    steps = new RoyalMoveSteps(voice, names);
    help = new RoyalHelp(voice, rules);
    table = new RoyalTableWords(voice, names);
  }

  public RoyalRounds rounds() {
    return rounds;
  }

  @Override
  public String tell(Event event) {
    rounds.hear((RoyalEvent) event);
    return events.tell((RoyalEvent) event);
  }

  @Override
  public boolean startsParagraph(Event event) {
    return event instanceof RoyalEvent.Refilled;
  }

  @Override
  public Prompt prompt(View view) {
    return steps.prompt((RoyalView) view);
  }

  @Override
  public boolean concernsWholeTable(View view) {
    return ((RoyalView) view).phase() == RoyalPhase.PLAN;
  }

  /** Coup Royal eliminates nobody. */
  @Override
  public boolean isOut(View view) {
    return false;
  }

  @Override
  public List<MoveStep> steps(View view, Move move) {
    return steps.steps((RoyalMove) move);
  }

  @Override
  public String question(View view, List<MoveStep> chosen) {
    return steps.question((RoyalView) view, chosen);
  }

  @Override
  public List<String> help(View view) {
    return help.help((RoyalView) view);
  }

  @Override
  public String example(View view) {
    return help.example((RoyalView) view);
  }

  @Override
  public List<String> rules() {
    return help.rules();
  }

  @Override
  public List<String> history() {
    return table.plans(rounds, events);
  }

  @Override
  public List<String> table(View view) {
    return table.table((RoyalView) view);
  }

  @Override
  public List<String> ending(View truth) {
    return table.ending((RoyalView) truth);
  }
}

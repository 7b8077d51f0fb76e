package contessa.cli.play.words;

import module java.base;

import contessa.coup.CoupEvent;
import contessa.coup.CoupMove;
import contessa.coup.CoupPhase;
import contessa.coup.CoupRules;
import contessa.coup.CoupView;
import contessa.game.Event;
import contessa.game.Move;
import contessa.game.View;

/** Tells a game of Coup. */
public final class CoupNarrator implements Narrator {

  private final Voice voice;
  private final CoupRules rules;
  private final ClaimHistory claims = new ClaimHistory();
  private final CoupEventWords events;
  private final CoupPrompts prompts;
  private final CoupMoveSteps steps;
  private final CoupHelp help;
  private final CoupTableWords table;

  public CoupNarrator(Voice voice, CoupRules rules) {
    this.voice = voice;
    this.rules = rules;
    events = new CoupEventWords(voice, rules);
    prompts = new CoupPrompts(voice, events);
    steps = new CoupMoveSteps(voice, rules.distinctArt());
    help = new CoupHelp(voice, rules);
    table = new CoupTableWords(voice, rules);
  }

  public ClaimHistory claims() {
    return claims;
  }

  @Override
  public String tell(Event event) {
    claims.hear((CoupEvent) event);
    return events.tell((CoupEvent) event);
  }

  @Override
  public boolean startsParagraph(Event event) {
    return event instanceof CoupEvent.Turn;
  }

  @Override
  public Prompt prompt(View view) {
    return prompts.prompt((CoupView) view);
  }

  @Override
  public boolean concernsWholeTable(View view) {
    return ((CoupView) view).phase() == CoupPhase.ACTION;
  }

  @Override
  public boolean isOut(View view) {
    return !((CoupView) view).lives(view.reader());
  }

  @Override
  public List<MoveStep> steps(View view, Move move) {
    return steps.steps((CoupView) view, (CoupMove) move);
  }

  @Override
  public String question(View view, List<MoveStep> chosen) {
    return steps.question(chosen);
  }

  @Override
  public List<String> help(View view) {
    return help.help((CoupView) view);
  }

  @Override
  public String example(View view) {
    return voice.say("action.steal").toLowerCase(Locale.ROOT) + " 1";
  }

  @Override
  public List<String> rules() {
    return help.rules();
  }

  @Override
  public List<String> history() {
    return table.claims(claims, rules.seats());
  }

  @Override
  public List<String> table(View view) {
    return table.table((CoupView) view);
  }

  @Override
  public List<String> ending(View truth) {
    return table.ending((CoupView) truth);
  }
}

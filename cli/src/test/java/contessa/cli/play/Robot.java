package contessa.cli.play;

import contessa.cli.play.screen.Frame;
import contessa.cli.play.screen.Line;
import contessa.game.SeededChance;
import java.util.ArrayList;
import java.util.List;

/** A console with somebody in front who types any of the choices, and keeps every screen. */
final class Robot implements Console {

  private static final int COLUMNS = 80;
  private static final int ROWS = 24;
  private static final int NONSENSE = 20;

  private final SeededChance chance;
  final List<List<Line>> screens = new ArrayList<>();
  final List<String> problems = new ArrayList<>();
  String farewell = "";
  int games;

  Robot(SeededChance chance) {
    this.chance = chance;
  }

  @Override
  public void happened(Scene scene, List<String> sentences) {
    draw(scene, Frame.Bottom.EMPTY);
  }

  private List<Line> draw(Scene scene, Frame.Bottom bottom) {
    List<Line> screen =
        new Frame(COLUMNS, ROWS).draw(scene.table().apply(COLUMNS), scene.log(), bottom);
    screens.add(screen);
    if (screen.size() > ROWS - 1) {
      problems.add("too high: " + text(screen));
    }
    if (screen.stream().anyMatch(line -> line.width() > COLUMNS)) {
      problems.add("too wide: " + text(screen));
    }
    return screen;
  }

  static String text(List<Line> screen) {
    return String.join("\n", screen.stream().map(Line::plain).toList());
  }

  @Override
  public String ask(Scene scene, Asked asked) {
    String text = text(draw(scene, ScreenConsole.bottom(asked)));
    for (Asked.Choice choice : asked.choices()) {
      if (!(text + " ").matches("(?s).*(^|\\s)" + choice.key() + "\\s.*")) {
        problems.add("no choice " + choice.key() + " in\n" + text);
      }
    }
    if (asked.choices().isEmpty()) {
      games++;
      return "n";
    }
    if (chance.below(NONSENSE) == 0) {
      return List.of("", "nonsense", "tax 17", "?", "log", "claims", "rules", "table", "☃")
          .get(chance.below(9));
    }
    return asked.choices().get(chance.below(asked.choices().size())).key();
  }

  @Override
  public void page(String title, List<String> lines, String more) {
    if (title.isBlank() || lines.isEmpty()) {
      problems.add("an empty page");
    }
  }

  @Override
  public void hurry(boolean hurry) {}

  @Override
  public void farewell(List<String> result, String goodbye) {
    farewell = goodbye;
  }

  @Override
  public String spell(String text) {
    return text;
  }

  @Override
  public void close() {}
}

package contessa.cli.play;

import module java.base;

import contessa.cli.play.screen.Line;
import contessa.cli.play.screen.ScreenLayout;
import contessa.game.SeededChance;

/** A console whose player picks choices at random; it records every screen. */
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
  public void happened(Console.Content content, List<String> sentences) {
    draw(content, ScreenLayout.Bottom.EMPTY);
  }

  private List<Line> draw(Console.Content content, ScreenLayout.Bottom bottom) {
    List<Line> screen =
        new ScreenLayout(COLUMNS, ROWS).draw(content.table(), content.log(), bottom);
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
  public String ask(Console.Content content, Console.Query question) {
    String text = text(draw(content, ScreenConsole.bottom(question)));
    for (Console.Choice choice : question.choices()) {
      if (!(text + " ").matches("(?s).*(^|\\s)" + choice.key() + "\\s.*")) {
        problems.add("no choice " + choice.key() + " in\n" + text);
      }
    }
    if (question.choices().isEmpty()) {
      games++;
      return "n";
    }
    if (chance.below(NONSENSE) == 0) {
      return List.of("", "nonsense", "tax 17", "?", "log", "claims", "rules", "table", "☃")
          .get(chance.below(9));
    }
    return question.choices().get(chance.below(question.choices().size())).key();
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

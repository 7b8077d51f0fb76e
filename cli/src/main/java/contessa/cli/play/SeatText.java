package contessa.cli.play;

import module java.base;

import contessa.arena.SeatExtras;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Voice;
import contessa.game.Event;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.json.JsonWriter;
import contessa.notation.registry.Notations;
import contessa.notation.words.Language;

/** A game for a language model at one seat: what has happened, and what it may do, in sentences. */
public final class SeatText implements SeatExtras {

  /** For programs that ask for {@code text}. */
  public static final class TextKind implements Kind {

    @Override
    public String word() {
      return "text";
    }

    @Override
    public SeatExtras of(Rulebook rules, int seat) {
      return new SeatText(rules, seat, i -> "Seat " + i);
    }
  }

  private final Rulebook rules;
  private final GameNotation notation;
  private final Narrator narrator;
  private final List<String> news = new ArrayList<>();

  SeatText(Rulebook rules, int seat, IntFunction<String> name) {
    this.rules = rules;
    notation = Notations.of(rules);
    List<String> names = IntStream.range(0, rules.seats()).mapToObj(name).toList();
    Voice voice = Voice.of(Language.ENGLISH, GameSetup.edition(rules), names, seat);
    narrator = GameSetup.presentation(rules, voice).narrator();
  }

  Narrator narrator() {
    return narrator;
  }

  @Override
  public void hear(Event event) {
    if (narrator.story().startsParagraph(event)) {
      news.add("");
    }
    String sentence = narrator.story().tell(event);
    if (!sentence.isEmpty()) {
      news.add(sentence);
    }
  }

  @Override
  public void write(View view, JsonWriter json) {
    json.field("text", after(question(view)));
  }

  /** What has happened since the last call, and then this. */
  String after(List<String> lines) {
    news.add("");
    news.addAll(lines);
    String text = String.join("\n", news).strip();
    news.clear();
    return text;
  }

  /** The table as the seat may see it, and its question. */
  List<String> question(View view) {
    List<String> lines = new ArrayList<>(narrator.tables().table(view));
    Narrator.Prompt prompt = narrator.questions().prompt(view);
    lines.add("");
    lines.add(prompt.question());
    lines.addAll(prompt.notes());
    lines.add("Legal moves: " + legal(view));
    return lines;
  }

  String legal(View view) {
    return view.moves().stream()
        .map(move -> notation.text(rules, move))
        .collect(Collectors.joining("; "));
  }
}

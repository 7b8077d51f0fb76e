package contessa.cli.play;

import contessa.cli.play.Asked.Choice;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Prompt;
import contessa.cli.play.words.Step;
import contessa.cli.play.words.Voice;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One decision of the player: what is asked, and what the answers mean. */
final class Decision {

  private final Voice voice;
  private final Narrator narrator;
  private final Rulebook rules;
  private final GameNotation notation;
  private final View view;
  private final Menu root;
  private Menu at;
  private String notice = "";

  Decision(Voice voice, Narrator narrator, Rulebook rules, View view) {
    this.voice = voice;
    this.narrator = narrator;
    this.rules = rules;
    this.view = view;
    notation = Notations.of(rules);
    Map<Move, List<Step>> moves = new LinkedHashMap<>();
    view.moves().forEach(move -> moves.put(move, narrator.steps(view, move)));
    root = Menu.of(moves);
    at = root.first();
  }

  /** What to ask now. */
  Asked asked(List<String> before) {
    boolean deeper = at != root.first();
    Prompt prompt = narrator.prompt(view);
    String question =
        deeper ? narrator.question(view, at.chosen()) + " " + voice.say("back") : prompt.question();
    List<Choice> choices =
        at.options().stream()
            .map(
                option ->
                    new Choice(
                        option.key(),
                        option.step().label(),
                        option.step().bluff() ? voice.say("bluff") : "",
                        option.leadsOn(),
                        !option.step().key().isEmpty()))
            .toList();
    return new Asked(
        notice,
        deeper ? "" : prompt.situation(),
        question,
        deeper ? List.of() : prompt.notes(),
        choices,
        before,
        voice.say("commands"),
        voice.say("commands.plain"));
  }

  /** The move that this answer settles on; null if there is more to ask. */
  @Nullable Move answer(String text) {
    notice = "";
    if (text.isEmpty()) {
      at = root.first();
      return null;
    }
    Move written = notation.move(rules, text);
    if (written != null && view.moves().contains(written)) {
      return written;
    }
    List<Menu.Node> meanings = at.read(text);
    if (meanings.isEmpty()) {
      meanings = root.read(text);
    }
    return meanings.size() == 1
        ? follow(meanings.getFirst())
        : misunderstood(text, meanings.size(), written != null);
  }

  /** Whatever was chosen is read once more from its notation, as from any other player. */
  private @Nullable Move follow(Menu.Node node) {
    return switch (node) {
      case Menu.Node.Leaf(Move move) -> notation.move(rules, notation.text(rules, move));
      case Menu.Node.Branch(Menu menu) -> {
        at = menu;
        yield null;
      }
    };
  }

  private @Nullable Move misunderstood(String text, int meanings, boolean isMove) {
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    notice = voice.say(meanings > 1 ? "ambiguous" : isMove ? "illegal" : "unknown", "text", shown);
    return null;
  }
}

package contessa.cli.play;

import module java.base;

import contessa.cli.play.Console.Choice;
import contessa.cli.play.words.Narrator;
import contessa.cli.play.words.Narrator.MoveStep;
import contessa.cli.play.words.Narrator.Prompt;
import contessa.cli.play.words.Voice;
import contessa.game.Move;
import contessa.game.Rulebook;
import contessa.game.View;
import contessa.notation.GameNotation;
import contessa.notation.registry.Notations;
import org.jspecify.annotations.Nullable;

/** Asks the player for one move: which questions to ask, and what the answers mean. */
final class MoveDialog {

  private final Voice voice;
  private final Narrator narrator;
  private final Rulebook rules;
  private final GameNotation notation;
  private final View view;
  private final MoveMenu root;
  private MoveMenu at;
  private String notice = "";

  MoveDialog(Voice voice, Narrator narrator, Rulebook rules, View view) {
    this.voice = voice;
    this.narrator = narrator;
    this.rules = rules;
    this.view = view;
    notation = Notations.of(rules);
    Map<Move, List<MoveStep>> moves = new LinkedHashMap<>();
    view.moves().forEach(move -> moves.put(move, narrator.questions().steps(view, move)));
    root = new MoveMenu(moves, 0);
    at = root.first();
  }

  Console.Query question(List<String> preface) {
    boolean deeper = !at.equals(root.first());
    Prompt prompt = narrator.questions().prompt(view);
    String text =
        deeper
            ? narrator.questions().question(view, at.chosen()) + " " + voice.say("back")
            : prompt.question();
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
    return new Console.Query(
        notice,
        deeper ? "" : prompt.situation(),
        text,
        deeper ? List.of() : prompt.notes(),
        choices,
        preface,
        voice.say("commands"),
        voice.say("commands.plain"));
  }

  /** The move that this answer completes; null if there is more to ask. */
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
    List<MoveMenu> meanings = at.read(text);
    if (meanings.isEmpty()) {
      meanings = root.read(text);
    }
    return meanings.size() == 1
        ? follow(meanings.getFirst())
        : misunderstood(text, meanings.size(), written != null);
  }

  /** Passes the chosen move through its notation, as for any other player. */
  private @Nullable Move follow(MoveMenu menu) {
    if (menu.isComplete()) {
      return notation.move(rules, notation.text(rules, menu.move()));
    }
    at = menu;
    return null;
  }

  private @Nullable Move misunderstood(String text, int meanings, boolean isMove) {
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    notice = voice.say(meanings > 1 ? "ambiguous" : isMove ? "illegal" : "unknown", "text", shown);
    return null;
  }
}

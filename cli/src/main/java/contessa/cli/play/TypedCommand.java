package contessa.cli.play;

import contessa.cli.play.words.Voice;
import contessa.notation.json.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The commands that a player can type instead of a move. */
enum TypedCommand {
  HELP,
  LOG,
  CLAIMS,
  RULES,
  TABLE,
  QUIT;

  /** The command with this name, in English or in the player's language; null if there is none. */
  static @Nullable TypedCommand of(String text, Voice voice) {
    String word =
        switch (text) {
          case "?" -> "help";
          case "q", "exit" -> "quit";
          default -> text;
        };
    for (TypedCommand command : values()) {
      String english = Words.kebab(command);
      if (MoveMenu.words(word).equals(List.of(english))
          || MoveMenu.words(word).equals(MoveMenu.words(voice.say("cmd." + english)))) {
        return command;
      }
    }
    return null;
  }
}

package contessa.cli.play;

import contessa.cli.play.words.Voice;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What can be typed at any time besides a move. */
enum Command {
  HELP,
  LOG,
  CLAIMS,
  RULES,
  TABLE,
  QUIT;

  /** The command that this text is, in English or in the player's language, or null. */
  static @Nullable Command of(String text, Voice voice) {
    switch (text) {
      case "?" -> {
        return HELP;
      }
      case "q", "exit" -> {
        return QUIT;
      }
      default -> {}
    }
    List<String> words = Menu.words(text);
    for (Command command : values()) {
      String english = command.name().toLowerCase(Locale.ROOT);
      if (words.equals(List.of(english)) || words.equals(Menu.words(voice.say("cmd." + english)))) {
        return command;
      }
    }
    return null;
  }
}

package contessa.arena.program;

import module java.base;

import contessa.arena.BotContestant;
import contessa.arena.Contestant;
import contessa.arena.network.NetworkFile;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import contessa.bots.roster.Roster;
import org.jspecify.annotations.Nullable;

/** Parses a list of contestants: {@code honest,net:file,mine=cmd:"./my-bot --fast"}. */
public final class ContestantList {

  private static final Pattern OWN =
      Pattern.compile("(?:(?<name>[^=:,\"']+)=)?(?<kind>cmd|net|jar):(?<what>.*)", Pattern.DOTALL);

  private ContestantList() {}

  /**
   * The contestants in this list.
   *
   * @param monitor watches the programs among them
   * @throws IllegalArgumentException with a message for the user
   */
  public static List<Contestant> read(String list, String game, ProgramMonitor monitor) {
    List<Contestant> contestants = new ArrayList<>();
    for (String one : split(list)) {
      Matcher own = OWN.matcher(one);
      contestants.add(
          own.matches() && own.group("kind").equals("cmd")
              ? program(own.group("name"), own.group("what"), monitor)
              : new BotContestant(bot(one, game)));
    }
    return contestants;
  }

  /** All bots that play this game. */
  public static List<Contestant> all(String game) {
    List<Contestant> contestants = new ArrayList<>();
    for (BotKind kind : Roster.all()) {
      if (kind.plays(game)) {
        contestants.add(new BotContestant(kind));
      }
    }
    return contestants;
  }

  public static BotKind bot(String name, String game) {
    BotKind kind = bot(name);
    if (!kind.plays(game)) {
      throw new IllegalArgumentException("'" + name + "' does not play " + game);
    }
    return kind;
  }

  /** The bot of this name, of the roster or a style; none if there is no such bot. */
  static Optional<BotKind> find(String name) {
    return Roster.named(name).or(() -> Styles.named(name));
  }

  public static BotKind bot(String name) {
    Matcher own = OWN.matcher(name);
    if (own.matches() && !own.group("kind").equals("cmd")) {
      String label = own.group("name");
      String what = own.group("what").strip();
      return own.group("kind").equals("net")
          ? NetworkFile.read(label == null ? name : label, what)
          : BotJar.read(label, what);
    }
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown bot '" + name + "'; expected one of " + String.join(", ", names())));
  }

  public static List<String> names() {
    return Roster.all().stream().map(BotKind::name).toList();
  }

  private static ProgramContestant program(
      @Nullable String name, String command, ProgramMonitor monitor) {
    if (command.isBlank()) {
      throw new IllegalArgumentException("cmd: needs a program, e.g. cmd:\"./my-bot --fast\"");
    }
    String label = name == null ? ProgramContestant.PREFIX + command.strip() : name;
    return new ProgramContestant(label, command.strip(), monitor);
  }

  /**
   * Splits at commas outside quotes. Quotes directly after the colon are removed, since a shell may
   * have left them there; other quotes belong to the command.
   */
  private static List<String> split(String list) {
    List<String> names = new ArrayList<>();
    StringBuilder name = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < list.length(); i++) {
      char letter = list.charAt(i);
      if (quote != 0) {
        quote = letter == quote ? 0 : quote;
      } else if (letter == '"' || letter == '\'') {
        quote = letter;
      } else if (letter == ',') {
        names.add(unquoted(name.toString().strip()));
        name.setLength(0);
        continue;
      }
      name.append(letter);
    }
    if (quote != 0) {
      throw new IllegalArgumentException("unclosed quote in " + list);
    }
    names.add(unquoted(name.toString().strip()));
    return names;
  }

  private static String unquoted(String name) {
    String command = name.substring(name.indexOf(':') + 1);
    boolean whole =
        command.length() >= 2
            && (command.startsWith("\"") || command.startsWith("'"))
            && command.indexOf(command.charAt(0), 1) == command.length() - 1;
    return OWN.matcher(name).matches() && whole
        ? name.substring(0, name.indexOf(':') + 1) + command.substring(1, command.length() - 1)
        : name;
  }
}

package contessa.arena.program;

import module java.base;

import contessa.arena.BotContestant;
import contessa.arena.Contestant;
import contessa.arena.UserMistake;
import contessa.arena.network.NetworkFile;
import contessa.arena.style.Styles;
import contessa.bots.BotKind;
import contessa.bots.roster.Roster;
import org.jspecify.annotations.Nullable;

/** Parses a list of contestants: {@code honest,net:file,mine=cmd:"./my-bot --fast"}. */
public final class ContestantList {

  private static final Pattern OWN =
      Pattern.compile("(?:(?<name>[^=:,\"']+)=)?(?<kind>cmd|net|jar):(?<what>.*)", Pattern.DOTALL);

  private static final Pattern ONE = Pattern.compile("(?:[^,\"']|\"[^\"]*\"|'[^']*')*+");

  private ContestantList() {}

  /**
   * The contestants in this list.
   *
   * @param monitor watches the programs among them
   * @throws UserMistake if there is no such bot
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
    return Roster.all().stream()
        .filter(kind -> kind.plays(game))
        .map(kind -> (Contestant) new BotContestant(kind))
        .toList();
  }

  public static BotKind bot(String name, String game) {
    BotKind kind = bot(name);
    if (!kind.plays(game)) {
      throw new UserMistake("'" + name + "' does not play " + game);
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
                new UserMistake(
                    "unknown bot '" + name + "'; expected one of " + String.join(", ", names())));
  }

  public static List<String> names() {
    return Roster.all().stream().map(BotKind::name).toList();
  }

  private static ProgramContestant program(
      @Nullable String name, String command, ProgramMonitor monitor) {
    if (command.isBlank()) {
      throw new UserMistake("cmd: needs a program, e.g. cmd:\"./my-bot --fast\"");
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
    Matcher one = ONE.matcher(list);
    for (int at = 0; at <= list.length(); at = one.end() + 1) {
      one.region(at, list.length()).lookingAt();
      if (one.end() < list.length() && list.charAt(one.end()) != ',') {
        throw new UserMistake("unclosed quote in " + list);
      }
      names.add(unquoted(one.group().strip()));
    }
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

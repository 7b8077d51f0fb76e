package contessa.arena.program;

import module java.base;

import contessa.arena.UserMistake;
import contessa.bots.Bot;
import contessa.bots.BotKind;
import contessa.game.Rulebook;
import contessa.game.SeededChance;
import org.jspecify.annotations.Nullable;

/** Bots that others have written in Java: the services in a jar. */
final class BotJar {

  private BotJar() {}

  /**
   * A bot of a jar.
   *
   * @param label what it is called; null for its own name
   * @param what the file, and after a hash the bot's name if the jar has several
   * @throws UserMistake if there is no such bot
   */
  static BotKind read(@Nullable String label, String what) {
    String file = what.split("#", 2)[0];
    String name = what.substring(file.length()).replaceFirst("#", "");
    List<BotKind> all = all(file);
    List<BotKind> meant =
        all.stream().filter(kind -> name.isEmpty() || kind.name().equals(name)).toList();
    if (meant.size() != 1) {
      String names = all.stream().map(BotKind::name).collect(Collectors.joining(", "));
      throw new UserMistake(
          file
              + (all.isEmpty()
                  ? " has no bots: no file META-INF/services/" + BotKind.class.getName()
                  : " has "
                      + (name.isEmpty() ? "several bots" : "no bot '" + name + "'")
                      + "; its bots: "
                      + names));
    }
    return label == null ? meant.getFirst() : new Named(label, meant.getFirst());
  }

  /** The class loader stays open: bots may need more classes of their jar. */
  @SuppressWarnings("resource")
  private static List<BotKind> all(String file) {
    try {
      URL[] jar = {Path.of(file).toUri().toURL()};
      URLClassLoader loader = new URLClassLoader(jar, BotKind.class.getClassLoader());
      return ServiceLoader.load(BotKind.class, loader).stream()
          .map(ServiceLoader.Provider::get)
          .toList();
    } catch (MalformedURLException | ServiceConfigurationError e) {
      throw new UserMistake("cannot read bots from " + file + ": " + e.getMessage(), e);
    }
  }

  /** A bot under another name. */
  private record Named(String name, BotKind kind) implements BotKind {

    @Override
    public String about() {
      return kind.about();
    }

    @Override
    public boolean plays(String game) {
      return kind.plays(game);
    }

    @Override
    public Bot seat(Rulebook rules, int seat, SeededChance random) {
      return kind.seat(rules, seat, random);
    }
  }
}

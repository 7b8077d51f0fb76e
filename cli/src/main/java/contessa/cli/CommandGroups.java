package contessa.cli;

import module java.base;

import picocli.CommandLine.Help;

/** The commands by the people who use them. */
enum CommandGroups {
  PLAY("Play", "serve", "play", "replay", "analyse", "verify"),
  HOST(
      "Host",
      "admin",
      "config",
      "backup",
      "restore",
      "move",
      "check",
      "salvage",
      "site",
      "completion"),
  WRITE_BOTS("Write bots", "arena", "engine", "bot", "sit", "solve", "mcp"),
  DEVELOP("Develop", "test", "dev");

  private static final Set<String> OF_THE_ROOT = Set.of("-h", "--help", "-V", "--version");

  private final String title;
  private final List<String> commands;

  CommandGroups(String title, String... commands) {
    this.title = title;
    this.commands = List.of(commands);
  }

  static String list(Help help) {
    StringBuilder text = new StringBuilder();
    for (CommandGroups group : values()) {
      String lines = group.lines(help.subcommands());
      if (!lines.isEmpty()) {
        text.append(String.format("%n%s:%n", group.title)).append(lines);
      }
    }
    return text.toString();
  }

  private String lines(Map<String, Help> all) {
    StringBuilder lines = new StringBuilder();
    for (String name : commands) {
      Help command = all.get(name);
      if (command != null) {
        String[] description = command.commandSpec().usageMessage().description();
        lines.append(String.format("  %-11s %s%n", name, String.join(" ", description)));
      }
    }
    return lines.toString();
  }

  /** An option without a command is one of {@code serve}, unless it is for all. */
  static String[] withServe(String[] args) {
    boolean serves = args.length > 0 && args[0].startsWith("-") && !OF_THE_ROOT.contains(args[0]);
    return serves
        ? Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new)
        : args;
  }
}

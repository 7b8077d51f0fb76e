package contessa.cli;

import module java.base;

import contessa.server.Settings;
import picocli.CommandLine.Command;

/** The settings of a server: whether they are right, and where each comes from. */
@Command(
    name = "config",
    description = "Check or show a server's settings; the server may be running.",
    subcommands = {ConfigCommand.Validate.class, ConfigCommand.Show.class})
final class ConfigCommand {

  private ConfigCommand() {}

  @Command(name = "check", description = "Say what is wrong with the settings, if anything.")
  static final class Validate extends DataCommand {
    @Override
    void work() {
      var _ = Settings.of(data, Map.of(), System.getenv());
      PrintWriter out = spec.commandLine().getOut();
      out.println("the settings are valid");
      out.flush();
    }
  }

  @Command(
      name = "show",
      description = "Show every setting and where it comes from, without secrets.")
  static final class Show extends DataCommand {
    @Override
    void work() {
      PrintWriter out = spec.commandLine().getOut();
      Settings.shown(data, System.getenv()).forEach(out::println);
      out.flush();
    }
  }
}

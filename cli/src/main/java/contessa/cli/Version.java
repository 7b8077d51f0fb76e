package contessa.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import module java.base;

import contessa.arena.report.Origin;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  static String line() {
    return "contessa " + number();
  }

  static String number() {
    String version = Contessa.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(not built from a jar)");
  }

  /** Where what this command writes comes from. */
  static Origin origin(CommandSpec spec) {
    List<String> command = spec.root().commandLine().getParseResult().originalArgs();
    return new Origin(command, number(), commit(), Instant.now());
  }

  /** The commit of the checkout that this was built in; null elsewhere, or without git. */
  static @Nullable String commit() {
    if (Contessa.isInstalled()) {
      return null;
    }
    try {
      Path jar =
          Path.of(Contessa.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Process git =
          new ProcessBuilder("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
              .directory(Objects.requireNonNull(jar.getParent()).toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String commit = new String(git.getInputStream().readAllBytes(), UTF_8).strip();
      return commit.isEmpty() ? null : commit;
    } catch (IOException | URISyntaxException e) {
      return null;
    }
  }

  @Override
  public String[] getVersion() {
    return new String[] {line(), "Java " + Runtime.version()};
  }
}

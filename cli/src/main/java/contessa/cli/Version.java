package contessa.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  /** The name of the program and its version. */
  static String line() {
    return "contessa " + number();
  }

  static String number() {
    String version = Contessa.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(not built from a jar)");
  }

  @Override
  public String[] getVersion() {
    return new String[] {line(), "Java " + Runtime.version()};
  }
}

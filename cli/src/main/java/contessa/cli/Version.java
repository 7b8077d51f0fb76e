package contessa.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Contessa.class.getPackage().getImplementationVersion();
    return new String[] {
      "contessa " + Objects.requireNonNullElse(version, "(not built from a jar)"),
      "Java " + Runtime.version(),
    };
  }
}

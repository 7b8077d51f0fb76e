package contessa.server.net;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a server runs. From the command line, else from the environment ({@code CONTESSA_PORT}), else
 * from {@code contessa.conf} in the data folder, else as it comes.
 *
 * @param port 0 for any free one
 * @param data the folder with everything that must not be lost
 * @param origins the addresses at which browsers may find it, besides the one they ask
 * @param secure whether it is reached only by https, through a proxy that says so
 * @param tables the most tables at a time
 * @param millis how long a bot may think about one decision
 */
public record Settings(
    String host,
    int port,
    Path data,
    List<String> origins,
    boolean secure,
    int tables,
    int millis) {

  private static final Config DEFAULTS =
      ConfigFactory.parseString(
          """
          host = "0.0.0.0"
          port = 8080
          origins = []
          secure = false
          tables = 5000
          millis = 60
          """);

  /** Whether it listens on all addresses of the machine. */
  public boolean isEverywhere() {
    return host.equals("0.0.0.0") || host.equals("::");
  }

  /**
   * The settings for this data folder.
   *
   * @param given what the command line says, by name
   * @throws IllegalArgumentException in words for people
   */
  public static Settings of(Path data, Map<String, String> given, Map<String, String> environment) {
    Map<String, Object> named = new TreeMap<>();
    for (String name : DEFAULTS.root().keySet()) {
      String value =
          given.getOrDefault(name, environment.get("CONTESSA_" + name.toUpperCase(Locale.ROOT)));
      if (value != null) {
        named.put(name, name.equals("origins") ? List.of(value.split("[, ]+")) : value);
      }
    }
    try {
      Config config =
          ConfigFactory.parseMap(named)
              .withFallback(ConfigFactory.parseFile(data.resolve("contessa.conf").toFile()))
              .withFallback(DEFAULTS);
      int port = config.getInt("port");
      if (port < 0 || port > 65_535) {
        throw new IllegalArgumentException("a port is a number from 0 to 65535, not " + port);
      }
      return new Settings(
          config.getString("host"),
          port,
          data,
          List.copyOf(config.getStringList("origins")),
          config.getBoolean("secure"),
          config.getInt("tables"),
          config.getInt("millis"));
    } catch (ConfigException e) {
      throw new IllegalArgumentException("the settings are wrong: " + e.getMessage(), e);
    }
  }
}

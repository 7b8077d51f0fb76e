package contessa.server.net;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import contessa.server.push.PushServices;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How a server runs. From the command line, else from the environment ({@code CONTESSA_PORT}), else
 * from {@code contessa.conf} in the data folder, else as it comes.
 *
 * @param port 0 for any free one
 * @param data the folder with everything that must not be lost
 * @param origins the addresses at which browsers may find it, besides the one they ask
 * @param secure whether it is reached only by https, through a proxy that says so
 * @param proxies addresses or networks of proxies whose word is taken for where requests come from
 * @param sockets the most sockets from one address
 * @param tables the most tables at a time
 * @param millis how long a bot may think about one decision
 * @param push whether players who look at no page may be called through their browser's service
 * @param pushServices hosts of such services, besides those of the known browsers
 * @param log how the log is written: text or json
 */
public record Settings(
    String host,
    int port,
    Path data,
    List<String> origins,
    boolean secure,
    List<String> proxies,
    int sockets,
    int tables,
    int millis,
    boolean push,
    List<String> pushServices,
    String log) {

  /** The file in the data folder. */
  static final String FILE = "contessa.conf";

  private static final Config DEFAULTS =
      ConfigFactory.parseString(
          """
          host = "0.0.0.0"
          port = 8080
          origins = []
          secure = false
          trusted-proxies = []
          sockets = 100
          tables = 5000
          millis = 60
          push = true
          push-services = []
          log = text
          """);

  public Settings {
    check(port >= 0 && port <= 65_535, "a port is a number from 0 to 65535, not " + port);
    check(sockets > 0, "there must be room for sockets");
    check(tables > 0, "there must be room for tables");
    check(millis > 0, "a bot needs some time to think");
    check(List.of("text", "json").contains(log), "a log is written as text or json, not " + log);
    origins = List.copyOf(origins);
    proxies = List.copyOf(proxies);
    try {
      new TrustedProxies(proxies);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "a trusted proxy is an address or a network like 10.0.0.0/8, not one of " + proxies, e);
    }
    pushServices = new PushServices(pushServices).hosts();
  }

  private static void check(boolean good, String otherwise) {
    if (!good) {
      throw new IllegalArgumentException(otherwise);
    }
  }

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
    try {
      Config config =
          ConfigFactory.parseMap(named(given, environment))
              .withFallback(file(data))
              .withFallback(DEFAULTS);
      return new Settings(
          config.getString("host"),
          config.getInt("port"),
          data,
          config.getStringList("origins"),
          config.getBoolean("secure"),
          config.getStringList("trusted-proxies"),
          config.getInt("sockets"),
          config.getInt("tables"),
          config.getInt("millis"),
          config.getBoolean("push"),
          config.getStringList("push-services"),
          config.getString("log"));
    } catch (ConfigException e) {
      throw new IllegalArgumentException("the settings are wrong: " + e.getMessage(), e);
    }
  }

  private static Map<String, Object> named(
      Map<String, String> given, Map<String, String> environment) {
    refuseUnknown("there is no setting", given.keySet());
    Map<String, Object> named = new TreeMap<>();
    for (String name : DEFAULTS.root().keySet()) {
      String variable = "CONTESSA_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
      String value = given.getOrDefault(name, environment.get(variable));
      if (value != null) {
        boolean many = DEFAULTS.getValue(name).unwrapped() instanceof List<?>;
        named.put(name, many ? List.of(value.split("[, ]+")) : value);
      }
    }
    return named;
  }

  private static Config file(Path data) {
    Path file = data.resolve(FILE);
    Config config = ConfigFactory.parseFile(file.toFile());
    refuseUnknown(file + " has a setting that there is not:", config.root().keySet());
    return config;
  }

  private static void refuseUnknown(String complaint, Iterable<String> names) {
    for (String name : names) {
      check(
          DEFAULTS.root().containsKey(name),
          complaint + " '" + name + "'; there are " + String.join(", ", known()));
    }
  }

  private static Iterable<String> known() {
    return new TreeSet<>(DEFAULTS.root().keySet());
  }
}

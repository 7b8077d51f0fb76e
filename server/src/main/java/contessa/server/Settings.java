package contessa.server;

import module java.base;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigValue;
import contessa.notation.json.Words;
import contessa.server.cluster.ClusterSettings;
import contessa.server.host.site.SitePolicy;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.TrustedProxies;
import contessa.server.push.PushServices;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a server. Each comes from the command line, else from the environment ({@code
 * CONTESSA_PORT}), else from {@code contessa.conf} in the data folder, else from the defaults.
 * {@link Setting} says what each means.
 */
public record Settings(
    String host,
    int port,
    Path data,
    String database,
    @Nullable ClusterSettings cluster,
    List<String> origins,
    boolean secure,
    List<String> proxies,
    int sockets,
    int tables,
    int millis,
    boolean push,
    List<String> pushServices,
    String log,
    String metricsToken,
    int backupHours,
    int backups,
    int archiveDays,
    String hsts,
    String logLevel,
    String backupCommand,
    int chatDays,
    int gameDays,
    String authHeader,
    SitePolicy policy) {

  /** The settings file in the data folder. */
  static final String FILE = "contessa.conf";

  /** What a server needs without tables, and what a table of five people needs at most. */
  private static final long HEAP_OF_SERVER = 16L << 20;

  private static final long HEAP_OF_TABLE = 100_000;

  private static final List<String> LEVELS = List.of("debug", "info", "warn", "error");

  private static final Config DEFAULTS =
      ConfigFactory.parseMap(
          Arrays.stream(Setting.values())
              .collect(Collectors.toMap(Setting::word, Setting::standard)),
          "default");

  /** Read by the launcher, by other commands and by tests. */
  private static final Set<String> OTHER_VARIABLES =
      Set.of(
          "CONTESSA_DATA",
          "CONTESSA_JDK",
          "CONTESSA_CACHE",
          "CONTESSA_JAR",
          "CONTESSA_FULL",
          "CONTESSA_ROYAL_BOX",
          "CONTESSA_BROWSER",
          "CONTESSA_URL",
          "CONTESSA_SERVER",
          "CONTESSA_OSV");

  private static final Pattern SEVERAL = Pattern.compile("[^, ]+");

  /** Given to every container next to a service of the name contessa. */
  private static final Pattern OF_KUBERNETES =
      Pattern.compile("CONTESSA_(SERVICE_(HOST|PORT).*|PORT_\\d+_.*)");

  public Settings {
    check(port >= 0 && port <= 65_535, "port must be 0 to 65535, not " + port);
    try {
      var _ = InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("host is unknown: " + host, e);
    }
    // Not the address itself: it may contain the password.
    check(
        database.isEmpty() || database.startsWith("jdbc:postgresql:"),
        "database must begin with jdbc:postgresql:");
    check(cluster == null || !database.isEmpty(), "cluster needs a database that all nodes share");
    check(sockets > 0, "sockets must be at least 1");
    check(tables > 0, "tables must be at least 1");
    check(millis > 0, "millis must be at least 1");
    check(backupHours >= 0, "backup-hours must not be negative");
    check(backups > 0, "backups must be at least 1");
    check(archiveDays >= 0, "archive-days must not be negative");
    check(chatDays >= 0, "chat-days must not be negative");
    check(gameDays >= 0, "game-days must not be negative");
    check(List.of("text", "json").contains(log), "log must be text or json, not " + log);
    check(LEVELS.contains(logLevel), "log-level must be one of " + LEVELS + ", not " + logLevel);
    check(hsts.matches("[ -~]*"), "hsts must be the value of a header, not " + hsts);
    check(
        backupCommand.isEmpty() || Files.isExecutable(Path.of(backupCommand)),
        "backup-command must be the path of a program that may be run, not " + backupCommand);
    origins = List.copyOf(origins);
    origins.forEach(Settings::checkOrigin);
    proxies = List.copyOf(proxies);
    try {
      new TrustedProxies(proxies);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "trusted-proxies must be addresses or networks like 10.0.0.0/8, not " + proxies, e);
    }
    check(
        policy.contact().matches("(https?://\\S+|[^@\\s]+@[^@\\s]+)?"),
        "contact must be a mail address or begin with https://, not " + policy.contact());
    check(
        authHeader.matches("[A-Za-z0-9-]*"),
        "auth-header must be the name of a header, not " + authHeader);
    check(
        authHeader.isEmpty() || !proxies.isEmpty(),
        "auth-header needs trusted-proxies: anybody else could send it");
    pushServices = new PushServices(pushServices).hosts();
  }

  private static void check(boolean valid, String message) {
    if (!valid) {
      throw new IllegalArgumentException(message);
    }
  }

  /** Browsers send an origin without a path, and it is compared letter by letter. */
  private static void checkOrigin(String origin) {
    check(
        origin.matches("https?://[^/?#@\\s]+"),
        "origins must be like https://coup.example.org, without a slash at the end; not " + origin);
  }

  /** How many tables may be open with a heap of this many bytes. */
  int tablesIn(long heap) {
    long room = Math.max(1, (heap - HEAP_OF_SERVER) / HEAP_OF_TABLE);
    return (int) Math.min(tables, room);
  }

  /** Whether the server listens on all addresses of the machine. */
  public boolean isEverywhere() {
    return host.equals("0.0.0.0") || host.equals("::");
  }

  /**
   * The settings for this data folder.
   *
   * @param given the settings from the command line, by name
   * @throws IllegalArgumentException with a message for people
   */
  public static Settings of(Path data, Map<String, String> given, Map<String, String> environment) {
    try {
      Config config = config(data, given, environment);
      return new Settings(
          config.getString("host"),
          number(config, "port"),
          data,
          config.getString("database"),
          cluster(config),
          config.getStringList("origins"),
          truth(config, "secure"),
          config.getStringList("trusted-proxies"),
          number(config, "sockets"),
          number(config, "tables"),
          number(config, "millis"),
          truth(config, "push"),
          config.getStringList("push-services"),
          config.getString("log"),
          config.getString("metrics-token"),
          number(config, "backup-hours"),
          number(config, "backups"),
          number(config, "archive-days"),
          config.getString("hsts"),
          config.getString("log-level"),
          config.getString("backup-command"),
          number(config, "chat-days"),
          number(config, "game-days"),
          config.getString("auth-header"),
          policy(config));
    } catch (ConfigException.Parse e) {
      // Its message quotes what it found, which may be a password.
      throw new IllegalArgumentException(
          "invalid settings in "
              + e.origin().description()
              + ": a value with more than letters and digits must be in quotes",
          null);
    } catch (ConfigException e) {
      throw new IllegalArgumentException("invalid settings: " + e.getMessage(), e);
    }
  }

  private static Config config(
      Path data, Map<String, String> given, Map<String, String> environment) {
    refuseUnknown("unknown setting", given.keySet());
    refuseUnknownVariables(environment.keySet());
    return named(given::get, "the command line")
        .withFallback(named(name -> environment.get(variable(name)), "the environment"))
        .withFallback(file(data))
        .withFallback(DEFAULTS);
  }

  /** Every setting with its value and where that comes from, as in the file; no secrets. */
  public static List<String> shown(Path data, Map<String, String> environment) {
    Config config = config(data, Map.of(), environment);
    return Arrays.stream(Setting.values())
        .map(
            setting -> {
              ConfigValue value = config.getValue(setting.word());
              String text = value.render(ConfigRenderOptions.concise());
              if (setting.isSecret() && !value.unwrapped().equals("")) {
                text = "\"(hidden)\"";
              } else if (setting == Setting.DATABASE) {
                // Passwords are among the parameters, or before an @.
                text = text.replaceFirst("\\?.*\"$", "?(hidden)\"").replaceFirst("//.*@", "//");
              }
              return setting.word() + " = " + text + "  # " + value.origin().description();
            })
        .toList();
  }

  private static @Nullable ClusterSettings cluster(Config config) {
    return truth(config, "cluster")
        ? new ClusterSettings(
            config.getString("cluster-address"),
            number(config, "cluster-port"),
            config.getStringList("cluster-members"),
            config.getString("cluster-secret"),
            truth(config, "cluster-public"))
        : null;
  }

  private static SitePolicy policy(Config config) {
    Set<SiteSwitch> off = EnumSet.allOf(SiteSwitch.class);
    off.removeIf(one -> truth(config, Words.kebab(one)));
    return new SitePolicy(
        config.getString("site-name").strip(),
        config.getString("contact").strip(),
        Set.copyOf(off),
        config.getString("invite-code").strip());
  }

  private static int number(Config config, String name) {
    try {
      double number = config.getDouble(name);
      if (number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE) {
        return (int) number;
      }
      throw mistake(config, name, "a whole number", null);
    } catch (ConfigException.WrongType e) {
      throw mistake(config, name, "a whole number", e);
    }
  }

  private static boolean truth(Config config, String name) {
    try {
      return config.getBoolean(name);
    } catch (ConfigException.WrongType e) {
      throw mistake(config, name, "true or false", e);
    }
  }

  private static IllegalArgumentException mistake(
      Config config, String name, String expected, @Nullable ConfigException cause) {
    Object found = config.getValue(name).unwrapped();
    return new IllegalArgumentException(name + " must be " + expected + ", not " + found, cause);
  }

  private static Config named(Function<String, @Nullable String> values, String from) {
    Map<String, Object> named = new TreeMap<>();
    for (String name : DEFAULTS.root().keySet()) {
      String value = values.apply(name);
      if (value != null) {
        boolean many = DEFAULTS.getValue(name).unwrapped() instanceof List<?>;
        named.put(
            name, many ? SEVERAL.matcher(value).results().map(MatchResult::group).toList() : value);
      }
    }
    return ConfigFactory.parseMap(named, from);
  }

  private static Config file(Path data) {
    Path file = data.resolve(FILE);
    Config config = ConfigFactory.parseFile(file.toFile());
    refuseUnknown("unknown setting in " + file + ":", config.root().keySet());
    return config;
  }

  private static void refuseUnknown(String complaint, Iterable<String> names) {
    for (String name : names) {
      check(
          DEFAULTS.root().containsKey(name),
          complaint + " '" + name + "'; known settings are " + String.join(", ", known()));
    }
  }

  private static String variable(String name) {
    return "CONTESSA_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  private static void refuseUnknownVariables(Set<String> names) {
    Set<String> known = new TreeSet<>();
    DEFAULTS.root().keySet().forEach(name -> known.add(variable(name)));
    for (String name : names) {
      boolean isSetting =
          name.startsWith("CONTESSA_")
              && !OTHER_VARIABLES.contains(name)
              && !OF_KUBERNETES.matcher(name).matches();
      check(
          !isSetting || known.contains(name),
          "unknown variable " + name + "; known ones are " + String.join(", ", known));
    }
  }

  private static Iterable<String> known() {
    return new TreeSet<>(DEFAULTS.root().keySet());
  }
}

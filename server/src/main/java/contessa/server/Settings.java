package contessa.server;

import module java.base;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigValueFactory;
import contessa.server.cluster.ClusterSettings;
import contessa.server.host.site.SitePolicy;
import contessa.server.message.SiteSwitch;
import contessa.server.net.http.TrustedProxies;
import contessa.server.net.limits.Limit;
import contessa.server.push.PushServices;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a server. Each comes from the command line, else from the environment ({@code
 * CONTESSA_PORT}), else from {@code contessa.conf} in the data folder, else from the defaults.
 * {@link Setting} says what each means.
 */
public final class Settings {

  /** The settings file in the data folder. */
  static final String FILE = "contessa.conf";

  /** What a server needs without tables, and what a table of five people needs at most. */
  private static final long HEAP_OF_SERVER = 16L << 20;

  private static final long HEAP_OF_TABLE = 100_000;

  private static final Config DEFAULTS =
      ConfigFactory.parseMap(
          Arrays.stream(Setting.values())
              .collect(Collectors.toMap(Setting::word, Setting::standard)),
          "default");

  /**
   * Read by the launcher, by other commands and by tests; or given to every container next to a
   * Kubernetes service of the name contessa.
   */
  private static final Pattern OTHERS =
      Pattern.compile(
          "CONTESSA_(DATA|JDK|CACHE|JAR|FULL|ROYAL_BOX|BROWSER|URL|SERVER|OSV"
              + "|SERVICE_(HOST|PORT).*|PORT_\\d+_.*)");

  private static final Pattern SEVERAL = Pattern.compile("[^, ]+");

  private final Path data;
  private final Supplier<Config> source;
  private final @Nullable ClusterSettings cluster;
  private volatile Map<Setting, Object> values;
  private volatile SitePolicy policy;

  private Settings(Path data, Supplier<Config> source) {
    this.data = data;
    this.source = source;
    values = values(source);
    cluster = clusterSettings();
    policy = sitePolicy();
    checkAll();
  }

  /**
   * The settings for this data folder.
   *
   * @param given the settings from the command line, by name
   * @throws IllegalArgumentException with a message for people
   */
  public static Settings of(Path data, Map<String, String> given, Map<String, String> environment) {
    return new Settings(data, () -> config(data, given, environment));
  }

  /**
   * Reads everything again, and takes over what may change while the server runs.
   *
   * @return what has changed, also what needs a restart
   * @throws IllegalArgumentException with a message for people; then nothing is taken over
   */
  synchronized Set<Setting> reload() {
    Settings now = new Settings(data, source);
    Set<Setting> changed = EnumSet.allOf(Setting.class);
    changed.removeIf(setting -> now.value(setting).equals(value(setting)));
    Map<Setting, Object> merged = new EnumMap<>(values);
    changed.stream().filter(Setting::isLive).forEach(one -> merged.put(one, now.value(one)));
    values = merged;
    policy = now.policy;
    return changed;
  }

  /** All values; for tests. */
  public Map<Setting, Object> values() {
    return Collections.unmodifiableMap(values);
  }

  private Object value(Setting setting) {
    return Objects.requireNonNull(values.get(setting));
  }

  public String text(Setting setting) {
    return (String) value(setting);
  }

  int number(Setting setting) {
    return (int) value(setting);
  }

  boolean is(Setting setting) {
    return (boolean) value(setting);
  }

  public List<String> list(Setting setting) {
    return ((List<?>) value(setting)).stream().map(String::valueOf).toList();
  }

  public Path data() {
    return data;
  }

  /** How this node finds the others; null if it is none of a cluster. */
  @Nullable ClusterSettings cluster() {
    return cluster;
  }

  /** What players may do now. */
  SitePolicy policy() {
    return policy;
  }

  /** How many tables may be open with a heap of this many bytes. */
  int tablesIn(long heap) {
    long room = Math.max(1, (heap - HEAP_OF_SERVER) / HEAP_OF_TABLE);
    return (int) Math.min(number(Setting.TABLES), room);
  }

  /** Whether the server listens on all addresses of the machine. */
  public boolean isEverywhere() {
    return List.of("0.0.0.0", "::").contains(text(Setting.HOST));
  }

  // ---- Checks

  private void checkAll() {
    String host = text(Setting.HOST);
    try {
      var _ = InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException("host is unknown: " + host, e);
    }
    int port = number(Setting.PORT);
    check(port <= 65_535, "port must be 0 to 65535, not " + port);
    // Not the address itself: it may contain the password.
    String database = text(Setting.DATABASE);
    check(
        database.isEmpty() || database.startsWith("jdbc:postgresql:"),
        "database must begin with jdbc:postgresql:");
    check(cluster == null || !database.isEmpty(), "cluster needs a database that all nodes share");
    check(Setting.LOG, "text|json", "text or json");
    check(Setting.LOG_LEVEL, "debug|info|warn|error", "debug, info, warn or error");
    check(Setting.HSTS, "(max-age=\\d+(; ?[A-Za-z]+)*)?", "like max-age=31536000");
    check(Setting.AUTH_HEADER, "[A-Za-z0-9-]*", "the name of a header");
    check(
        Setting.CONTACT,
        "\\s*(https?://\\S+|[^@\\s]+@[^@\\s]+)?\\s*",
        "a mail address or begin with https:// or http://");
    String command = text(Setting.BACKUP_COMMAND);
    check(
        command.isEmpty() || Files.isExecutable(Path.of(command)),
        "backup-command must be the path of a program that may be run, not " + command);
    // Browsers send an origin without a path, and it is compared letter by letter.
    check(
        Setting.ORIGINS,
        "https?://[^/?#@\\s]+",
        "like https://coup.example.org, without a slash at the end");
    List<String> proxies = list(Setting.TRUSTED_PROXIES);
    try {
      var _ = new TrustedProxies(proxies);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "trusted-proxies must be addresses or networks like 10.0.0.0/8, not " + proxies, e);
    }
    check(
        text(Setting.AUTH_HEADER).isEmpty() || !proxies.isEmpty(),
        "auth-header needs trusted-proxies: anybody else could send it");
    var _ = new PushServices(list(Setting.PUSH_SERVICES));
    var _ = Limit.rates(list(Setting.LIMITS));
  }

  /** A text, or each of several, must be like this. */
  private void check(Setting setting, String form, String expected) {
    List<?> all = value(setting) instanceof List<?> several ? several : List.of(value(setting));
    for (Object one : all) {
      check(one.toString().matches(form), setting.word() + " must be " + expected + ", not " + one);
    }
  }

  private static void check(boolean valid, String message) {
    if (!valid) {
      throw new IllegalArgumentException(message);
    }
  }

  // ---- Reading

  private static Map<Setting, Object> values(Supplier<Config> source) {
    try {
      Config config = source.get();
      Map<Setting, Object> values = new EnumMap<>(Setting.class);
      for (Setting setting : Setting.values()) {
        values.put(setting, value(config, setting));
      }
      return values;
    } catch (ConfigException e) {
      throw new IllegalArgumentException("invalid settings: " + e.getMessage(), e);
    }
  }

  private static Object value(Config config, Setting setting) {
    String name = setting.word();
    String expected = setting.standard() instanceof Boolean ? "true or false" : "a whole number";
    try {
      return switch (setting.standard()) {
        case Boolean _ -> config.getBoolean(name);
        case List<?> _ -> config.getStringList(name);
        case Integer _ -> {
          double number = config.getDouble(name);
          boolean whole = number == Math.rint(number) && number <= Integer.MAX_VALUE;
          check(
              whole, name + " must be " + expected + ", not " + config.getValue(name).unwrapped());
          check(number >= setting.least(), name + " must be at least " + setting.least());
          yield (int) number;
        }
        default -> config.getString(name);
      };
    } catch (ConfigException.WrongType e) {
      Object found = config.getValue(name).unwrapped();
      throw new IllegalArgumentException(name + " must be " + expected + ", not " + found, e);
    }
  }

  private static Config config(
      Path data, Map<String, String> given, Map<String, String> environment) {
    Path path = data.resolve(FILE);
    Config file = parsed(path);
    refuseUnknown("setting", given.keySet(), Setting::word);
    refuseUnknown("setting in " + path + ":", file.root().keySet(), Setting::word);
    Set<String> variables = new TreeSet<>(environment.keySet());
    variables.removeIf(name -> !name.startsWith("CONTESSA_") || OTHERS.matcher(name).matches());
    refuseUnknown("variable", variables, Setting::variable);
    return named(setting -> given.get(setting.word()), "the command line")
        .withFallback(named(setting -> environment.get(setting.variable()), "the environment"))
        .withFallback(file)
        .withFallback(DEFAULTS);
  }

  private static Config parsed(Path path) {
    try {
      return ConfigFactory.parseFile(path.toFile());
    } catch (ConfigException.Parse | ConfigException.WrongType e) {
      // Its message quotes what it found, which may be a password.
      throw new IllegalArgumentException(
          "invalid settings in "
              + e.origin().description()
              + ": each line is NAME = VALUE; more than letters and digits must be in quotes",
          null);
    }
  }

  private static void refuseUnknown(
      String what, Set<String> names, Function<Setting, String> form) {
    List<String> known = Arrays.stream(Setting.values()).map(form).sorted().toList();
    for (String name : names) {
      check(
          known.contains(name),
          "unknown " + what + " '" + name + "'; known are " + String.join(", ", known));
    }
  }

  private static Config named(Function<Setting, @Nullable String> values, String from) {
    Map<String, Object> named = new TreeMap<>();
    for (Setting setting : Setting.values()) {
      String value = values.apply(setting);
      if (value != null) {
        named.put(
            setting.word(),
            setting.standard() instanceof List<?>
                ? SEVERAL.matcher(value).results().map(MatchResult::group).toList()
                : value);
      }
    }
    return ConfigFactory.parseMap(named, from);
  }

  /** Every setting with its value and where that comes from, as in the file; no secrets. */
  public static AdminAnswer shown(Path data, Map<String, String> environment) {
    Config config = config(data, Map.of(), environment);
    List<Map<String, Object>> rows = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Setting setting : Setting.values()) {
      String word = setting.word();
      Object value = shown(config, setting);
      String from = config.getValue(word).origin().description();
      rows.add(AdminAnswer.row("setting", word, "value", value, "from", from));
      String rendered = ConfigValueFactory.fromAnyRef(value).render(ConfigRenderOptions.concise());
      text.append(word + " = " + rendered + "  # " + from + "\n");
    }
    return new AdminAnswer(rows, text.toString());
  }

  private static Object shown(Config config, Setting setting) {
    Object value = config.getAnyRef(setting.word());
    if (setting.isSecret() && !value.equals("")) {
      return "(hidden)";
    } else if (setting == Setting.DATABASE) {
      // Passwords are among the parameters, or before an @.
      return value.toString().replaceFirst("\\?.*$", "?(hidden)").replaceFirst("//.*@", "//");
    }
    try {
      return value(config, setting);
    } catch (IllegalArgumentException e) {
      return value; // config check says what is wrong with it
    }
  }

  private @Nullable ClusterSettings clusterSettings() {
    return is(Setting.CLUSTER)
        ? new ClusterSettings(
            text(Setting.CLUSTER_ADDRESS),
            number(Setting.CLUSTER_PORT),
            list(Setting.CLUSTER_MEMBERS),
            text(Setting.CLUSTER_SECRET),
            is(Setting.CLUSTER_PUBLIC))
        : null;
  }

  private SitePolicy sitePolicy() {
    Set<SiteSwitch> off = EnumSet.allOf(SiteSwitch.class);
    off.removeIf(one -> is(Setting.valueOf(one.name())));
    return new SitePolicy(
        text(Setting.SITE_NAME).strip(),
        text(Setting.CONTACT).strip(),
        Set.copyOf(off),
        text(Setting.INVITE_CODE).strip());
  }
}

package contessa.server.net.limits;

import module java.base;

import contessa.notation.json.Words;

/** A limit on what clients may do: a burst, and a steady rate per second. */
public enum Limit {
  /** Requests and sockets, by client address. */
  VISITS(2_000, 200),
  /** Requests and sockets of all clients. */
  ALL_VISITS(10_000, 2_000),
  /** What arrives on sockets, by player. */
  FRAMES(60, 20),
  FRAMES_BY_ADDRESS(1_500, 300),
  /** By client address: each costs a whole view of a table, and tells its viewers. */
  WATCHES(300, 20),
  COMMANDS(40, 10),
  /** Each command is told to everybody at its table. */
  COMMANDS_BY_ADDRESS(400, 60),
  REQUESTS(120, 30),
  CREATIONS(10, 0.2),
  CREATIONS_BY_ADDRESS(120, 1),
  /** By client address: lists, replays, records, pictures and new names. */
  COSTLY(300, 20),
  /** New pictures of links, by client address. */
  PICTURES(20, 1),
  /** New connections, by client address. */
  CONNECTIONS(500, 100),
  REPLAYS(200, 5),
  SESSIONS(60, 1),
  /** Wrong codes, links and tokens, by player and by client address. */
  GUESSES(15, 0.1),
  /** Wrong codes, links and tokens of all clients. */
  ALL_GUESSES(600, 10),
  /** Wrong codes of parties, by client address. */
  SHORT_GUESSES(6, 0.01),
  /** Wrong codes of parties of all clients. */
  ALL_SHORT_GUESSES(60, 0.1);

  /** A burst, and a steady rate per second. */
  public record Rate(int burst, double perSecond) {}

  private static final Pattern SET =
      Pattern.compile("([a-z-]+)=([1-9]\\d{0,8})/(\\d{1,6}(\\.\\d+)?)");

  private final Rate usual;

  Limit(int burst, double perSecond) {
    usual = new Rate(burst, perSecond);
  }

  /**
   * All limits, some of which are set like {@code commands=40/10}.
   *
   * @throws IllegalArgumentException with a message for people
   */
  public static Map<Limit, Rate> rates(List<String> set) {
    Map<Limit, Rate> rates = new EnumMap<>(Limit.class);
    EnumSet.allOf(Limit.class).forEach(limit -> rates.put(limit, limit.usual));
    for (String one : set) {
      Matcher parts = SET.matcher(one);
      Limit limit =
          rates.keySet().stream()
              .filter(known -> parts.matches() && parts.group(1).equals(Words.kebab(known)))
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException(mistake(one)));
      rates.put(
          limit, new Rate(Integer.parseInt(parts.group(2)), Double.parseDouble(parts.group(3))));
    }
    return rates;
  }

  private static String mistake(String set) {
    List<String> known = Arrays.stream(values()).map(Words::kebab).toList();
    return "limits must be like commands=40/10, with one of %s; not %s"
        .formatted(String.join(", ", known), set);
  }
}

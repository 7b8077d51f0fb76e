package contessa.notation.protocol;

import module java.base;

import contessa.notation.json.JsonNode;

/** Valid requests, and random damage to them. */
final class RequestMutations {

  static final List<String> NEW_GAMES =
      List.of(
          "{\"do\":\"new\",\"players\":3,\"seed\":\"a\"}",
          "{\"do\":\"new\",\"game\":\"coup\",\"options\":{\"edition\":\"brazilian\"},\"players\":2,\"seed\":\"é\"}",
          "{\"do\":\"new\",\"options\":{\"edition\":\"reformation\",\"art\":\"distinct\"},\"players\":5,\"first\":4,\"seed\":\"\"}",
          "{\"do\":\"new\",\"options\":{\"exchanger\":\"both\",\"declared\":\"coup-and-assassinate\"},\"players\":7,\"id\":\"x\"}",
          "{\"do\":\"new\",\"game\":\"royal\",\"options\":{\"edition\":\"royal\"},\"players\":2,\"seed\":\"r\"}",
          "{\"do\":\"new\",\"game\":\"royal\",\"players\":4,\"seed\":\"r\"}",
          """
          {"do":"new","position":{"players":[{"coins":2,"hand":["Contessa","Duke"]},\
          {"coins":7,"hand":["Captain"],"revealed":["Duke"]},\
          {"coins":0,"hand":[],"revealed":["Duke","Assassin"]}],"actor":1,"reserve":3,\
          "allegiances":["loyalist","reformist","loyalist"]},"options":{"allegiances":true},\
          "draws":["Contessa","Duke"]}\
          """);

  private static final Pattern VALUE =
      Pattern.compile("\"[^\"]*\"(?!:)|-?\\d+|true|false|null|\\[[^\\[\\]]*\\]");
  private static final Pattern NAME = Pattern.compile("\"(\\w+)\":");

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "false",
          "0",
          "-1",
          "1",
          "2",
          "7",
          "11",
          "999",
          "1000",
          "2147483648",
          "-9223372036854775809",
          "1e3",
          "1E400",
          "0.5",
          "-0",
          "1.0",
          "\"\"",
          "\"0\"",
          "\"Duke\"",
          "\"Duke#1\"",
          "\"tax\"",
          "\"pass\"",
          "\"challenge\"",
          "\"\\u0000\"",
          "\"\\uD834\"",
          "\"pass \"",
          "[]",
          "{}",
          "[[]]",
          "[null]",
          "{\"a\":1}",
          "[\"Duke\",\"Duke\"]",
          "\"reformation\"",
          "\"royal\"",
          "\"state\"",
          "\"view\"",
          "\"new\"",
          "NaN",
          "+1",
          "01");

  private static final List<String> NAMES =
      List.of(
          "do",
          "id",
          "game",
          "options",
          "players",
          "first",
          "seed",
          "position",
          "draws",
          "seat",
          "move",
          "bot",
          "millis",
          "edition",
          "coins",
          "hand",
          "revealed",
          "actor",
          "reserve",
          "",
          "Do",
          "seats",
          "\\u0000",
          "exchanger",
          "inquisitorExchanges",
          "art");

  private final Random random;

  RequestMutations(Random random) {
    this.random = random;
  }

  /** Requests that make sense in this state, including legal moves. */
  static List<String> requests(JsonNode state, Random random) {
    List<String> requests = new ArrayList<>();
    requests.add("{\"do\":\"state\",\"id\":17}");
    requests.add("{\"do\":\"view\",\"seat\":" + random.nextInt(3) + "}");
    requests.add("{\"do\":\"log\",\"seat\":" + random.nextInt(3) + "}");
    requests.add("{\"do\":\"advise\",\"bot\":\"seer\",\"millis\":200}");
    requests.add("{\"do\":\"bots\"}");
    requests.add(NEW_GAMES.get(random.nextInt(NEW_GAMES.size())));
    for (int i = 0; i < 6 && !state.get("moves").isEmpty(); i++) {
      JsonNode move = state.get("moves").get(random.nextInt(state.get("moves").size()));
      requests.add(play(state.get("toMove"), move));
    }
    return requests;
  }

  static String play(JsonNode seat, JsonNode move) {
    return "{\"do\":\"play\",\"seat\":" + seat + ",\"move\":" + move + "}";
  }

  /** The request with one to three random changes, or now and then with none. */
  byte[] mutate(String request) {
    byte[] line = request.getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(20) == 0) {
      return line;
    }
    for (int i = random.nextInt(3); i >= 0; i--) {
      line = change(line);
    }
    return line;
  }

  private byte[] change(byte[] line) {
    String text = new String(line, StandardCharsets.ISO_8859_1);
    int at = random.nextInt(line.length + 1);
    return switch (random.nextInt(16)) {
      case 0 -> flipped(line);
      case 1 -> latin(text.substring(0, at));
      case 2 -> latin(text.substring(at));
      case 3 -> inserted(line, at);
      case 4 -> latin(text.substring(0, at) + text.substring(random.nextInt(at + 1)));
      case 5 -> latin(nested(text));
      case 6, 7, 8, 9, 10 -> latin(replaced(text, VALUE, pick(VALUES)));
      case 11, 12 -> latin(replaced(text, NAME, "\"" + pick(NAMES) + "\":"));
      case 13 -> latin(replaced(text, VALUE, digits()));
      case 14 -> latin(text.replaceFirst("\\{", "{\"" + pick(NAMES) + "\":" + pick(VALUES) + ","));
      default -> latin(replaced(text, VALUE, "\"" + "Duke ".repeat(random.nextInt(200)) + "\""));
    };
  }

  private byte[] flipped(byte[] line) {
    byte[] flipped = line.clone();
    if (flipped.length > 0) {
      flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return flipped;
  }

  private byte[] inserted(byte[] line, int at) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(line, 0, at);
    for (int i = random.nextInt(4); i >= 0; i--) {
      out.write(random.nextInt(256));
    }
    out.write(line, at, line.length - at);
    return out.toByteArray();
  }

  private String nested(String text) {
    int depth = random.nextInt(20) == 0 ? 20_000 : random.nextInt(60);
    boolean list = random.nextBoolean();
    String open = (list ? "[" : "{\"a\":").repeat(depth);
    String close = (list ? "]" : "}").repeat(depth);
    return random.nextInt(4) == 0 ? open + text + close : replaced(text, VALUE, open + "1" + close);
  }

  private String digits() {
    String digits = "9".repeat(1 + random.nextInt(random.nextInt(10) == 0 ? 3000 : 30));
    return random.nextInt(3) == 0 ? "1e" + digits : digits;
  }

  /** Replaces one match, chosen at random. */
  private String replaced(String text, Pattern pattern, String replacement) {
    List<MatchResult> matches = pattern.matcher(text).results().toList();
    if (matches.isEmpty()) {
      return text;
    }
    MatchResult match = pick(matches);
    return text.substring(0, match.start()) + replacement + text.substring(match.end());
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}

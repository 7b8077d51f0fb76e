package contessa.dist;

import module java.base;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The instructions of a Containerfile.
 *
 * @param lines one for each, with continued lines joined
 */
record Containerfile(List<String> lines) {

  private static final Pattern SETTING = Pattern.compile("(\\w+)=(\"[^\"]*\"|\\S+)");

  static Containerfile read(Path file) throws IOException {
    return new Containerfile(
        Files.readString(file)
            .replaceAll("(?m)^#.*\n", "")
            .replaceAll("\\\\\n\\s*", "")
            .lines()
            .filter(line -> !line.isBlank())
            .toList());
  }

  /** The argument of the last instruction of this kind, which is the one that counts. */
  String last(String instruction) {
    return lines.stream()
        .filter(line -> line.startsWith(instruction + " "))
        .reduce((_, second) -> second)
        .orElseThrow()
        .substring(instruction.length() + 1);
  }

  /** A command in the form that needs no shell. */
  static List<String> words(String json) {
    return JsonMapper.shared().readTree(json).valueStream().map(JsonNode::stringValue).toList();
  }

  /** What runs when the image is started. */
  List<String> command() {
    List<String> words = new ArrayList<>(words(last("ENTRYPOINT")));
    words.addAll(words(last("CMD")));
    return words;
  }

  List<String> healthCheck() {
    String check = last("HEALTHCHECK");
    return words(check.substring(check.indexOf("CMD ") + "CMD ".length()));
  }

  Map<String, String> environment() {
    Map<String, String> environment = new TreeMap<>();
    Matcher setting = SETTING.matcher(last("ENV"));
    while (setting.find()) {
      environment.put(setting.group(1), setting.group(2).replace("\"", ""));
    }
    return environment;
  }
}

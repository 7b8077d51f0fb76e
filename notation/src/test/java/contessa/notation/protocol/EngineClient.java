package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;

/** Talks to an engine as a program would, and checks what the protocol promises of every answer. */
final class EngineClient {

  static final String THREE = "{\"do\":\"new\",\"players\":3,\"seed\":\"a\"}";

  /** Seat 0 holds Duke and Contessa, seat 1 a Captain and seven coins; seat 2 is out. */
  static final String GIVEN =
      """
      "position":{"players":[{"coins":2,"hand":["Contessa","Duke"]},\
      {"coins":7,"hand":["Captain"],"revealed":["Duke"]},\
      {"coins":0,"hand":[],"revealed":["Duke","Assassin"]}],"actor":1}\
      """;

  final Engine engine;

  EngineClient() {
    this(Advisers.NONE);
  }

  EngineClient(Advisers advisers) {
    engine =
        new Engine(
            advisers,
            () -> "a generated seed",
            failure -> {
              throw new AssertionError("the engine failed", failure);
            });
  }

  JsonNode ask(String line) {
    return ask(line.getBytes(StandardCharsets.UTF_8));
  }

  JsonNode ask(byte[] line) {
    String answer = engine.answer(line).toString();
    if (!answer.chars().allMatch(c -> c >= ' ' && c < 128)) {
      throw new AssertionError("not one line of ASCII: " + answer);
    }
    JsonNode node = Json.read(answer);
    boolean valid =
        node.path("ok").isBoolean()
            && (node.get("ok").booleanValue()
                || node.path("error").isString() && node.path("message").isString());
    if (!valid) {
      throw new AssertionError("not a valid answer: " + answer);
    }
    return node;
  }

  JsonNode accepted(String line) {
    JsonNode answer = ask(line);
    assertThat(answer.get("ok").booleanValue()).as("%s: %s", line, answer).isTrue();
    return answer;
  }

  /** The message of a refusal with this error. */
  String refused(String error, String line) {
    return refused(error, line.getBytes(StandardCharsets.UTF_8));
  }

  String refused(String error, byte[] line) {
    JsonNode answer = ask(line);
    assertThat(answer.path("error").asString("(accepted)"))
        .as("%s: %s", new String(line, StandardCharsets.UTF_8), answer)
        .isEqualTo(error);
    return answer.get("message").stringValue();
  }

  /** The answer to a move by the seat to move. */
  JsonNode plays(String move) {
    int seat = state().get("toMove").intValue();
    return plays(seat, move);
  }

  JsonNode plays(int seat, String move) {
    return accepted("{\"do\":\"play\",\"seat\":" + seat + ",\"move\":\"" + move + "\"}");
  }

  JsonNode state() {
    return accepted("{\"do\":\"state\"}").get("state");
  }

  JsonNode view(int seat) {
    return accepted("{\"do\":\"view\",\"seat\":" + seat + "}").get("view");
  }

  List<String> moves() {
    return texts(state().get("moves"));
  }

  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.stringValue()));
    return texts;
  }

  /** The events of an answer as JSON without quotes, to read well in tests. */
  static List<String> events(JsonNode answer) {
    List<String> events = new ArrayList<>();
    answer.get("events").forEach(event -> events.add(event.toString().replace("\"", "")));
    return events;
  }
}

package contessa.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.Json;
import contessa.notation.TestShare;
import contessa.notation.json.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any input gets one JSON object as an answer, and only accepted requests change the game. */
@Tag("soak")
class GarbageTest {

  private static final int LINES = TestShare.of(6_000, 45_000);
  private static final String STATE = "{\"do\":\"state\"}";

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void mutatedLinesGetAnswersAndRefusedOnesChangeNothing(long seed) {
    Random random = new Random(seed);
    RequestMutations mutations = new RequestMutations(random);
    EngineClient client = new EngineClient();
    client.accepted(RequestMutations.NEW_GAMES.getFirst());
    String before = client.engine.answer(STATE);
    List<String> requests = RequestMutations.requests(client.state(), random);
    int refused = 0;
    for (int i = 0; i < LINES; i++) {
      byte[] line = mutations.mutate(pick(requests, random));
      boolean ok = client.ask(line).get("ok").booleanValue();
      String after = client.engine.answer(STATE);
      if (!ok) {
        refused++;
        if (!after.equals(before)) {
          String text = new String(line, StandardCharsets.ISO_8859_1);
          throw new AssertionError("seed %d, line %d: %s".formatted(seed, i, text));
        }
      } else if (!after.equals(before)) {
        if (over(client)) {
          client.accepted(pick(RequestMutations.NEW_GAMES, random));
        }
        before = client.engine.answer(STATE);
        requests = RequestMutations.requests(client.state(), random);
      }
    }
    assertThat(refused).isBetween(LINES / 2, LINES - LINES / 45);
  }

  /** Refused requests use no chance either: two engines agree although one is fed garbage. */
  @Test
  void refusedRequestsDoNotAffectTheGame() {
    Random random = new Random(3);
    RequestMutations mutations = new RequestMutations(random);
    EngineClient fed = new EngineClient();
    EngineClient spared = new EngineClient();
    fed.accepted(RequestMutations.NEW_GAMES.getFirst());
    spared.accepted(RequestMutations.NEW_GAMES.getFirst());
    for (int i = 0; i < 2000; i++) {
      for (String request : RequestMutations.requests(fed.state(), random)) {
        byte[] line = mutations.mutate(request);
        JsonNode answer = fed.ask(line);
        if (answer.get("ok").booleanValue()) {
          assertThat(spared.ask(line)).isEqualTo(answer);
        }
      }
      if (over(fed) || i % 50 == 0) {
        String game = pick(RequestMutations.NEW_GAMES, random);
        assertThat(fed.accepted(game)).isEqualTo(spared.accepted(game));
      }
      JsonNode state = fed.state();
      JsonNode move = state.get("moves").get(random.nextInt(state.get("moves").size()));
      String play = RequestMutations.play(state.get("toMove"), move);
      assertThat(fed.ask(play)).isEqualTo(spared.ask(play));
    }
  }

  private static boolean over(EngineClient client) {
    return client.state().get("toMove").isNull();
  }

  @Test
  void aStreamOfGarbageGetsOneAnswerPerLine() throws IOException {
    Random random = new Random(4);
    RequestMutations mutations = new RequestMutations(random);
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    input.writeBytes(
        (RequestMutations.NEW_GAMES.getFirst() + "\n").getBytes(StandardCharsets.UTF_8));
    JsonNode state =
        new EngineClient().accepted(RequestMutations.NEW_GAMES.getFirst()).get("state");
    int lines = 5000;
    for (int i = 1; i < lines; i++) {
      byte[] line = mutations.mutate(pick(RequestMutations.requests(state, random), random));
      if (i % 500 == 0) {
        line = Arrays.copyOf(line, 2 << 20);
      }
      if (new String(line, StandardCharsets.ISO_8859_1).contains("quit")) {
        line = new byte[] {'q'};
      }
      for (byte b : line) {
        input.write(b == '\n' ? ' ' : b);
      }
      input.write('\n');
    }
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Engine engine =
        new Engine(
            Advisers.NONE,
            () -> "seed",
            failure -> {
              throw new AssertionError(failure);
            });
    new EngineLoop(engine, new ByteArrayInputStream(input.toByteArray()), output).run();
    List<String> answers = output.toString(StandardCharsets.UTF_8).lines().toList();
    assertThat(answers).hasSize(lines);
    for (String answer : answers) {
      assertThat(Json.read(answer).isObject()).isTrue();
    }
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  @Test
  void mutationsCauseEveryKindOfRefusal() {
    Random random = new Random(5);
    List<String> kinds = new ArrayList<>();
    RequestMutations mutations = new RequestMutations(random);
    JsonNode state =
        new EngineClient().accepted(RequestMutations.NEW_GAMES.getFirst()).get("state");
    EngineClient client = new EngineClient();
    client.accepted(RequestMutations.NEW_GAMES.getFirst());
    for (int i = 0; i < 3000; i++) {
      byte[] line = mutations.mutate(pick(RequestMutations.requests(state, random), random));
      kinds.add(client.ask(line).path("error").asString("ok"));
    }
    assertThat(kinds)
        .contains(
            "ok",
            "bad-json",
            "bad-request",
            "unknown-command",
            "bad-options",
            "bad-position",
            "not-your-turn",
            "illegal-move",
            "unknown-bot");
  }
}

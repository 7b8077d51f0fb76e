package contessa.cli.play.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import contessa.notation.words.Language;
import org.junit.jupiter.api.Test;

/** What the terminal says as the web client does, which tests itself by the same vectors. */
class VectorsTest {

  private static final JsonNode VECTORS = vectors();

  private static JsonNode vectors() {
    try {
      return Json.read(Files.readString(Path.of("../web/tests/words/vectors.json")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void pluralClasses() {
    classes("plurals", PluralClass::of);
  }

  @Test
  void ordinals() {
    classes("ordinals", PluralClass::ofOrdinal);
  }

  private static void classes(String vectors, BiFunction<String, Integer, PluralClass> read) {
    for (JsonNode each : VECTORS.path(vectors)) {
      String language = each.path("language").asString();
      for (JsonNode number : each.path("numbers")) {
        assertThat(read.apply(language, number.asInt(0)).name().toLowerCase(Locale.ROOT))
            .as("%s of %s in %s", vectors, number, language)
            .isEqualTo(each.path("class").asString());
      }
    }
  }

  @Test
  void lists() {
    for (JsonNode each : VECTORS.path("lists")) {
      Language language = Objects.requireNonNull(Language.of(each.path("language").asString()));
      Voice voice = voice(Messages.in(language));
      List<String> items = strings(each.path("items"));
      assertThat(voice.list(items)).isEqualTo(each.path("and").asString());
      assertThat(voice.either(items)).isEqualTo(each.path("or").asString());
    }
  }

  @Test
  void sentences() {
    for (JsonNode each : VECTORS.path("sentences")) {
      String source = each.path("source").asString();
      Map<String, String> words = Map.of("x", source, "you", "You");
      Map<String, Object> values = new HashMap<>(Map.of("n", each.path("n").asInt(0)));
      if (each.has("who")) {
        values.put("who", Voice.who(each.path("who").asInt(0)));
      }
      Object[] named =
          values.entrySet().stream()
              .flatMap(value -> List.of(value.getKey(), value.getValue()).stream())
              .toArray();
      assertThat(voice(new Messages(each.path("language").asString(), words)).say("x", named))
          .as(source)
          .isEqualTo(each.path("said").asString());
    }
  }

  @Test
  void aMalformedTemplateIsRefused() {
    for (String source : strings(VECTORS.path("malformed"))) {
      assertThatThrownBy(() -> new Template(source))
          .as(source)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static Voice voice(Messages messages) {
    return new Voice(messages, "", List.of("-", "Ana"), 0, UnaryOperator.identity());
  }

  private static List<String> strings(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString).toList();
  }
}

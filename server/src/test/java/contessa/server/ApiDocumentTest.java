package contessa.server;

import static org.assertj.core.api.Assertions.assertThat;

import module java.base;

import contessa.notation.json.JsonName;
import contessa.server.message.Medal;
import contessa.server.message.RatingPool;
import contessa.server.message.ServerJson;
import contessa.table.message.ClientMessage;
import contessa.table.message.Command;
import contessa.table.message.Emote;
import contessa.table.message.EncodedOnce;
import contessa.table.message.Happening;
import contessa.table.message.Message;
import contessa.table.message.Phrase;
import contessa.table.message.PublicView;
import contessa.table.message.Refused;
import contessa.table.message.Stage;
import contessa.table.message.StandingOrder;
import contessa.table.message.TableView;
import org.junit.jupiter.api.Test;

/** docs/api.md names everything that goes over the wire. */
class ApiDocumentTest {

  private final String document = Files.readString(Path.of("../docs/api.md"));

  ApiDocumentTest() throws IOException {}

  @Test
  void theDocumentNamesEveryMessageAndField() {
    for (Class<?> family :
        List.of(Command.class, ClientMessage.class, Message.class, Happening.class)) {
      for (Class<?> type : family.getPermittedSubclasses()) {
        String name = word(type);
        assertThat(document).contains("`" + name + "`");
        if (family != Happening.class) {
          fields(type, "- `" + name + "`");
        }
      }
    }
    Stream.of(PublicView.class.getRecordComponents(), TableView.class.getRecordComponents())
        .flatMap(Stream::of)
        .filter(component -> component.getType() != EncodedOnce.class)
        .forEach(component -> assertThat(document).contains("`" + component.getName() + "`"));
  }

  private void fields(Class<?> type, String row) {
    String line = document.lines().filter(one -> one.startsWith(row)).findFirst().orElseThrow();
    for (RecordComponent component : type.getRecordComponents()) {
      String name = component.getName();
      if (!name.equals("id") || !Command.class.isAssignableFrom(type)) {
        assertThat(line).contains("`" + name + "`");
      }
    }
  }

  @Test
  void theDocumentNamesEveryEnumValue() {
    List<Enum<?>[]> words =
        List.of(
            Refused.values(),
            Emote.values(),
            Phrase.values(),
            StandingOrder.values(),
            Stage.values(),
            RatingPool.values(),
            Medal.values());
    for (Enum<?>[] family : words) {
      for (Enum<?> word : family) {
        assertThat(document).contains(ServerJson.CODEC.json(word).replace('"', '`'));
      }
    }
  }

  private static String word(Class<?> type) {
    JsonName name = type.getAnnotation(JsonName.class);
    return name != null
        ? name.value()
        : type.getSimpleName().replaceAll("(?<!^)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}

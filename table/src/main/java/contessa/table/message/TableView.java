package contessa.table.message;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;

/**
 * All that one viewer may know of a table now. On the wire it is one object: the fields of the
 * public part, and then the viewer's own.
 *
 * @param shared the part that all viewers see
 * @param view the game as this viewer may see it; absent before the first game
 * @param decision the question the viewer can answer now
 */
@JsonSerialize(using = TableView.Writer.class)
public record TableView(
    EncodedOnce<PublicView> shared, You you, @Nullable GameJson view, @Nullable Decision decision) {

  public Stage stage() {
    return shared.value().stage();
  }

  public int game() {
    return shared.value().game();
  }

  public TableOptions options() {
    return shared.value().options();
  }

  public List<SeatView> seats() {
    return shared.value().seats();
  }

  public @Nullable Asking asking() {
    return shared.value().asking();
  }

  public String table() {
    return shared.value().table();
  }

  public String code() {
    return shared.value().code();
  }

  public boolean locked() {
    return shared.value().locked();
  }

  public List<RuleLine> rules() {
    return shared.value().rules();
  }

  public String commitment() {
    return shared.value().commitment();
  }

  public @Nullable String secret() {
    return shared.value().secret();
  }

  public @Nullable List<Integer> winners() {
    return shared.value().winners();
  }

  public @Nullable Integer speed() {
    return shared.value().speed();
  }

  public @Nullable Long fillsAt() {
    return shared.value().fillsAt();
  }

  /** Copies the public part as it was encoded for the first viewer. */
  static final class Writer extends ValueSerializer<TableView> {

    private static final String FIRST = "table";
    private static final String HEAD = "{\"" + FIRST + "\":";

    @Override
    public void serialize(TableView view, JsonGenerator json, SerializationContext context) {
      String shared = view.shared().json();
      if (!shared.startsWith(HEAD)) {
        throw new IllegalStateException("the public part begins with " + FIRST);
      }
      json.writeStartObject();
      // The value of its first field, and with it all its other fields.
      json.writeName(FIRST);
      json.writeRawValue(shared, HEAD.length(), shared.length() - HEAD.length() - 1);
      context.defaultSerializeProperty("you", view.you(), json);
      if (view.view() != null) {
        json.writeName("view");
        json.writeRawValue(view.view().json());
      }
      if (view.decision() != null) {
        context.defaultSerializeProperty("decision", view.decision(), json);
      }
      json.writeEndObject();
    }
  }
}

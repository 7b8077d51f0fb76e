package contessa.soak.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** What a simulated person reads of a message; the rest is skipped. */
final class HeardMessage {

  private static final JsonFactory JSON = new JsonFactory();

  String type = "";
  String stream = "";
  String id = "";
  String refused = "";
  String stage = "";
  long n;
  long retryAfter;
  boolean ok;

  /** The question that the table waits on; 0 if there is none. */
  int asked;

  /** The question for this person; 0 if there is none. */
  int ask;

  boolean sealed;
  final List<String> choices = new ArrayList<>();

  private HeardMessage() {}

  static HeardMessage read(byte[] bytes, int from, int length) {
    HeardMessage heard = new HeardMessage();
    try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), bytes, from, length)) {
      in.nextToken();
      for (String name = in.nextName(); name != null; name = in.nextName()) {
        heard.field(name, in);
      }
    }
    return heard;
  }

  private void field(String name, JsonParser in) {
    JsonToken token = in.nextToken();
    switch (name) {
      case "type" -> type = in.getString();
      case "id" -> id = in.getString();
      case "refused" -> refused = in.getString();
      case "stream" -> stream = in.getString();
      case "n" -> n = in.getLongValue();
      case "retryAfter" -> retryAfter = in.getLongValue();
      case "ok" -> ok = in.getBooleanValue();
      case "view" -> each(in, this::viewField);
      default -> skip(token, in);
    }
  }

  private void viewField(String name, JsonParser in) {
    JsonToken token = in.nextToken();
    switch (name) {
      case "stage" -> stage = in.getString();
      case "asking" -> each(in, this::askingField);
      case "decision" -> each(in, this::decisionField);
      default -> skip(token, in);
    }
  }

  private void askingField(String name, JsonParser in) {
    JsonToken token = in.nextToken();
    if (name.equals("ask")) {
      asked = in.getIntValue();
    } else {
      skip(token, in);
    }
  }

  private void decisionField(String name, JsonParser in) {
    JsonToken token = in.nextToken();
    switch (name) {
      case "ask" -> ask = in.getIntValue();
      case "sealed" -> sealed = in.getBooleanValue();
      case "choices" -> {
        while (in.nextToken() != JsonToken.END_ARRAY) {
          choices.add(in.getString());
        }
      }
      default -> skip(token, in);
    }
  }

  @FunctionalInterface
  private interface Field {
    void read(String name, JsonParser in);
  }

  private static void each(JsonParser in, Field field) {
    for (String name = in.nextName(); name != null; name = in.nextName()) {
      field.read(name, in);
    }
  }

  private static void skip(@Nullable JsonToken token, JsonParser in) {
    if (token != null && token.isStructStart()) {
      in.skipChildren();
    }
  }
}

package contessa.bench.load;

import contessa.notation.Json;
import contessa.notation.json.JsonNode;
import java.util.List;

/** What a simulated person reads of a message. */
final class HeardMessage {

  final String type;
  final String stream;
  final String id;
  final String refused;
  final String stage;
  final long n;
  final long retryAfter;
  final boolean ok;

  /** The question that the table waits on; 0 if there is none. */
  final int asked;

  /** The question for this person; 0 if there is none. */
  final int ask;

  final boolean sealed;
  final List<String> choices;

  private HeardMessage(JsonNode message) {
    JsonNode view = message.path("view");
    JsonNode decision = view.path("decision");
    type = message.path("type").asString();
    stream = message.path("stream").asString();
    id = message.path("id").asString();
    refused = message.path("refused").asString();
    stage = view.path("stage").asString();
    n = message.path("n").asLong(0);
    retryAfter = message.path("retryAfter").asLong(0);
    ok = message.path("ok").isTrue();
    asked = view.path("asking").path("ask").asInt(0);
    ask = decision.path("ask").asInt(0);
    sealed = decision.path("sealed").isTrue();
    choices = decision.path("choices").valueStream().map(JsonNode::stringValue).toList();
  }

  static HeardMessage read(byte[] json) {
    return new HeardMessage(Json.read(json));
  }
}

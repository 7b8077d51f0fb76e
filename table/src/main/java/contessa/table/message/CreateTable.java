package contessa.table.message;

import contessa.notation.GameNotation;
import contessa.notation.Json;
import contessa.notation.Refusal;
import contessa.notation.json.JsonNode;
import contessa.notation.registry.Notations;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request for a new table. The creator is its host and takes seat 0.
 *
 * @param lesson whether the cards are those of the tutorial, always the same; false if absent. Such
 *     a game is not rated
 */
public record CreateTable(
    String name,
    TableOptions options,
    @Nullable List<String> bots,
    boolean start,
    @Nullable Boolean lesson) {
  public CreateTable {
    bots = bots == null ? null : List.copyOf(bots);
  }

  private static final int USUAL_SEATS = 4;

  /**
   * A request in which the usual options stand for those that are left out. The game is that of the
   * edition, and programs may sit at tables of programs.
   */
  public static String completed(String request, boolean program) {
    try {
      JsonNode whole = Json.read(request);
      JsonNode options = whole.isObject() ? whole.path("options") : whole;
      if (!options.isObject() && !options.isMissingNode()) {
        return request;
      }
      JsonNode given = options.isObject() ? options : JsonNode.object();
      String edition = given.path("rules").path("edition").asString("");
      GameNotation notation = Notations.withEdition(edition);
      String game = (notation == null ? Notations.ALL.getFirst() : notation).game();
      TableOptions usual = TableOptions.usual(game, USUAL_SEATS).withPrograms(program);
      for (var field : Json.read(WireJson.write(usual)).properties()) {
        if (!given.has(field.getKey())) {
          given.set(field.getKey(), field.getValue());
        }
      }
      whole.set("options", given);
      if (!whole.has("start")) {
        whole.put("start", false);
      }
      return whole.toString();
    } catch (Refusal notJson) {
      return request;
    }
  }

  public boolean isLesson() {
    return lesson != null && lesson;
  }

  public List<String> botKinds() {
    return bots == null ? List.of() : bots;
  }
}

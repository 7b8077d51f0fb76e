package contessa.server.cluster;

import module java.base;

import contessa.server.message.QuickMatch;
import contessa.server.message.ServerJson;
import contessa.server.message.TableFilter;
import contessa.table.game.ResumePoint;
import contessa.table.message.Command;
import contessa.table.message.CreateTable;
import contessa.table.message.Refused;
import contessa.table.message.TableCreated;
import contessa.table.message.TableOptions;
import org.jspecify.annotations.Nullable;

/**
 * A request of {@link NodeRpc}: the name of the record, in lower case, is its kind, the record as
 * JSON its body. A field that an older version lacks must be nullable.
 */
sealed interface NodeRequest {

  /** A command, the delay of the player's connection, and how long the command has waited. */
  record Submit(String player, String table, Command command, int lag, long waited)
      implements NodeRequest {}

  record Replied(boolean ok, @Nullable Refused refused) {}

  /** A viewer at another node; the messages go there under this key. */
  record Watch(
      String node, String key, String player, String table, @Nullable String stream, long n)
      implements NodeRequest {}

  /** How many messages each viewer was told; also the reply. */
  record Counts(Map<String, Long> counts) implements NodeRequest {}

  record Kicked(String player, String table) implements NodeRequest {}

  record Close(String table) implements NodeRequest {}

  /** What was said at a seat at some time. */
  record DeleteMessage(String table, int seat, long at) implements NodeRequest {}

  record Summarize(String table) implements NodeRequest {}

  record Listed(TableFilter wanted) implements NodeRequest {}

  record OfPlayer(String player) implements NodeRequest {}

  record Lines() implements NodeRequest {}

  record ByCode(String player, String code) implements NodeRequest {}

  record ShortCode(String player, String table) implements NodeRequest {}

  record TakeSeat(String player, QuickMatch wish) implements NodeRequest {}

  record Quick(String player, QuickMatch wish) implements NodeRequest {}

  record Create(String player, CreateTable request) implements NodeRequest {}

  record Explore(String player, String name, TableOptions options, ResumePoint opening)
      implements NodeRequest {}

  /** A new table, or why there is none; neither if another node may open it. */
  record Created(@Nullable TableCreated table, @Nullable Refused refused) {}

  record FindAnalysis(String key) implements NodeRequest {}

  record FindLookBack(String player) implements NodeRequest {}

  Map<String, Class<?>> KINDS =
      Arrays.stream(NodeRequest.class.getPermittedSubclasses())
          .collect(Collectors.toMap(NodeRequest::kind, Function.identity()));

  private static String kind(Class<?> type) {
    return type.getSimpleName().toLowerCase(Locale.ROOT);
  }

  default String kind() {
    return kind(getClass());
  }

  default String body() {
    return ServerJson.CODEC.json(this);
  }

  /**
   * Reads what another node has written.
   *
   * @throws IllegalArgumentException if this version does not know it
   */
  static NodeRequest read(String kind, String body) {
    Class<?> type = KINDS.get(kind);
    if (type == null) {
      throw new IllegalArgumentException("unknown request " + kind);
    }
    return (NodeRequest) ServerJson.CODEC.read(body, type);
  }
}
